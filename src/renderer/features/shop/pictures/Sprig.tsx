/** A dried sprig of amaranth, which lies or stands beside things: the flower that the house is named after. */
interface SprigProps {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly size?: number;
}

const GRAINS = [
  [0, -98, 4],
  [-4, -90, 5],
  [5, -88, 5],
  [-1, -82, 6],
  [-8, -78, 6],
  [8, -76, 6],
  [1, -70, 7],
  [-9, -66, 6],
  [10, -64, 6],
  [-3, -59, 7],
  [6, -54, 6],
  [-9, -53, 5],
  [0, -47, 6],
  [8, -43, 4],
  [-6, -42, 4],
] as const;
const COLOURS = ['#a63a5c', '#8e2f4f', '#c35d78', '#77243f', '#b64a6a'] as const;

export function Sprig({ x, y, turn = 0, size = 1 }: SprigProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d="M0 0C-2-20 2-40 0-74" fill="none" stroke="#6f6238" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M0-10C-16-14-25-26-27-38-14-34-4-26 0-10z" fill="#7b7445" />
      <path d="M0-20C14-22 23-32 26-45 13-42 4-34 0-20z" fill="#8c8450" />
      {GRAINS.map(([grainX, grainY, radius], index) => (
        <ellipse
          key={`${grainX} ${grainY}`}
          cx={grainX}
          cy={grainY}
          rx={radius * 0.82}
          ry={radius}
          fill={COLOURS[index % COLOURS.length]}
        />
      ))}
      {GRAINS.map(([grainX, grainY, radius]) => (
        <circle
          key={`${grainX} ${grainY}`}
          cx={grainX - 1.6}
          cy={grainY - 1.8}
          r={radius * 0.24}
          fill="#f0b6bd"
          opacity="0.7"
        />
      ))}
    </g>
  );
}
