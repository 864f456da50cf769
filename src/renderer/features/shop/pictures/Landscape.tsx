/** A picture within the pictures: a lake at first light, which stands for the family's own. */
import { useId } from 'react';

interface LandscapeProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function Landscape({ x, y, width, height }: LandscapeProps) {
  const id = useId();
  return (
    <svg
      x={x}
      y={y}
      width={width}
      height={height}
      viewBox="0 0 120 90"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#7f93b2" />
          <stop offset="0.45" stopColor="#e3b9a4" />
          <stop offset="0.62" stopColor="#f9dfae" />
        </linearGradient>
        <linearGradient id={`${id}l`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f3d3a5" />
          <stop offset="0.4" stopColor="#b08f92" />
          <stop offset="1" stopColor="#4c5b78" />
        </linearGradient>
        <radialGradient id={`${id}g`} cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stopColor="#fff4d2" />
          <stop offset="0.25" stopColor="#ffe9b4" stopOpacity="0.85" />
          <stop offset="1" stopColor="#ffdf9c" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="120" height="56" fill={`url(#${id}s)`} />
      <circle cx="78" cy="46" r="30" fill={`url(#${id}g)`} />
      <path d="M0 50 16 38l10 6 18-17 15 16 11-8 17 14 13-9 20 11v8H0z" fill="#7c7a95" />
      <path d="M0 54c14-8 28-8 40-4s26 4 38 0 28-8 42-1v8H0z" fill="#525a6d" />
      <rect y="56" width="120" height="34" fill={`url(#${id}l)`} />
      <g stroke="#fff0c8" strokeWidth="0.9" strokeLinecap="round" opacity="0.85">
        <path d="M70 59h17M66 63h24M72 67h14M64 72h19M74 77h10" />
      </g>
      <path d="M0 90V78c18-7 34-4 50 2 10 4 16 7 20 10z" fill="#2f3440" />
      <path d="M14 82c1-14-1-24 1-40" stroke="#262a33" strokeWidth="1.6" fill="none" />
      <g fill="#2c3a3a">
        <ellipse cx="15" cy="40" rx="9" ry="11" />
        <ellipse cx="9" cy="50" rx="7" ry="7" />
        <ellipse cx="21" cy="49" rx="7" ry="8" />
      </g>
      <path d="M50 76c3 2.6 11 2.6 14 0l-2 4H52z" fill="#2a2320" />
      <path d="M57 76V67" stroke="#2a2320" strokeWidth="1" />
    </svg>
  );
}
