/** The place that every thing is shown in: a wall, a table, and the light of a window from the upper left. */
import { type ReactNode, useId } from 'react';

export const SCENE = 400;
/** Where the table begins. */
export const TABLE = 292;

interface SceneProps {
  /** In words, for who does not see it. */
  readonly label: string;
  readonly children: ReactNode;
  /** What is laid down is seen from above: then there is cloth and no wall. */
  readonly isFromAbove?: boolean;
  readonly className?: string;
}

export function Scene({ label, children, isFromAbove = false, className = '' }: SceneProps) {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${SCENE} ${SCENE}`}
      role="img"
      aria-label={label}
      className={`block h-auto w-full ${className}`}
    >
      <defs>
        <linearGradient id={`${id}w`} x1="0" y1="0" x2="0.7" y2="1">
          <stop offset="0" className="[stop-color:#f8ead4] dark:[stop-color:#57412f]" />
          <stop offset="0.55" className="[stop-color:#e9d5ba] dark:[stop-color:#37281f]" />
          <stop offset="1" className="[stop-color:#d6bd9c] dark:[stop-color:#221815]" />
        </linearGradient>
        <linearGradient id={`${id}t`} x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" className="[stop-color:#caa77f] dark:[stop-color:#4a3325]" />
          <stop offset="1" className="[stop-color:#e2c7a2] dark:[stop-color:#2a1c15]" />
        </linearGradient>
        <radialGradient id={`${id}v`} cx="0.4" cy="0.36" r="0.8">
          <stop offset="0.5" stopColor="#2a1408" stopOpacity="0" />
          <stop offset="1" stopColor="#2a1408" stopOpacity="0.3" />
        </radialGradient>
        <filter id={`${id}b`} x="-0.3" y="-0.3" width="1.6" height="1.6">
          <feGaussianBlur stdDeviation="9" />
        </filter>
        <filter id={`${id}c`} x="0" y="0" width="1" height="1">
          <feTurbulence type="fractalNoise" baseFrequency="0.42 0.5" numOctaves="2" seed="3" />
          <feDiffuseLighting surfaceScale="0.9" diffuseConstant="1.1" lightingColor="#fff">
            <feDistantLight azimuth="228" elevation="60" />
          </feDiffuseLighting>
        </filter>
      </defs>
      <rect width={SCENE} height={SCENE} fill={`url(#${id}w)`} />
      {isFromAbove ? (
        <rect
          width={SCENE}
          height={SCENE}
          filter={`url(#${id}c)`}
          opacity="0.5"
          className="mix-blend-multiply"
        />
      ) : (
        <>
          <rect y={TABLE} width={SCENE} height={SCENE - TABLE} fill={`url(#${id}t)`} />
          <rect y={TABLE} width={SCENE} height="5" fill="#3a2010" opacity="0.16" />
        </>
      )}
      <g filter={`url(#${id}b)`} className="opacity-60 mix-blend-screen dark:opacity-30">
        <path d="M-20 30 74-30 214 250 96 290z" fill="#ffdfa4" />
        <path d="M96-30 190-30 318 226 236 246z" fill="#ffdfa4" />
      </g>
      <g filter={`url(#${id}b)`} fill="#5b3a20" className="opacity-20">
        <ellipse cx="60" cy="86" rx="30" ry="9" transform="rotate(-28 60 86)" />
        <ellipse cx="104" cy="130" rx="34" ry="9" transform="rotate(24 104 130)" />
        <ellipse cx="150" cy="58" rx="32" ry="9" transform="rotate(-40 150 58)" />
        <ellipse cx="228" cy="150" rx="30" ry="8" transform="rotate(30 228 150)" />
        <path d="M-10 40C70 90 140 120 260 170" fill="none" stroke="#5b3a20" strokeWidth="4" />
      </g>
      {children}
      <rect width={SCENE} height={SCENE} fill={`url(#${id}v)`} className="pointer-events-none" />
    </svg>
  );
}

/** The shadow of a thing on the table, or on what hangs behind it. */
export function Shadow({ path, blur = 8, opacity = 0.4 }: { path: string; blur?: number; opacity?: number }) {
  const id = useId();
  return (
    <>
      <filter id={id} x="-0.4" y="-0.6" width="1.8" height="2.2">
        <feGaussianBlur stdDeviation={blur} />
      </filter>
      <path d={path} fill="#2b1206" opacity={opacity} filter={`url(#${id})`} />
    </>
  );
}
