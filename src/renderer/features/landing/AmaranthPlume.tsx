/**
 * The hero's picture: an amaranth plume, grown petal by petal along a bending stem, so that no image is downloaded.
 * Decorative.
 */
const PETALS = 430;
const GOLDEN_ANGLE = 2.399963;

interface Petal {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly length: number;
  readonly shade: number;
}

/** Where the stem is at `height` (0 at the ground, 1 at the tip), in the drawing's units. */
function stemAt(height: number): readonly [x: number, y: number] {
  return [170 + 88 * height ** 2.3 - 16 * Math.sin(height * 3.1), 610 - 560 * height];
}

function growPetals(): readonly Petal[] {
  return Array.from({ length: PETALS }, (_, index) => {
    const along = index / PETALS;
    const height = 0.3 + 0.68 * along;
    const [stemX, stemY] = stemAt(height);
    const around = index * GOLDEN_ANGLE;
    const breadth = 74 * (1 - along) ** 0.62 * (0.42 + 0.58 * Math.min(1, along * 5));
    const depth = Math.sin(around);
    const side = Math.cos(around);
    return {
      x: stemX + side * breadth,
      y: stemY + Math.abs(side) * breadth * 0.3 + depth * 9,
      turn: side * 58 + 14 * along,
      length: 30 - 15 * along,
      shade: (depth + 1) / 2,
    };
  }).sort((one, other) => one.shade - other.shade);
}

const petals = growPetals();
const stem = Array.from({ length: 25 }, (_, index) =>
  stemAt(index / 24)
    .map((value) => value.toFixed(1))
    .join(' '),
);

export function AmaranthPlume({ className = '' }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 400 620" aria-hidden="true" className={className}>
      <path
        d={`M${stem.join('L')}`}
        fill="none"
        stroke="var(--role-success-text)"
        strokeWidth="3.5"
        opacity="0.75"
      />
      <Leaf x={165} y={520} turn={-58} length={120} />
      <Leaf x={170} y={468} turn={52} length={138} />
      <Leaf x={178} y={412} turn={-46} length={92} />
      {petals.map(({ x, y, turn, length, shade }) => (
        <path
          key={`${x}-${y}`}
          d={`M0 0C${length * 0.42} ${-length * 0.35} ${length * 0.34} ${-length * 0.9} 0 ${-length}C${-length * 0.34} ${-length * 0.9} ${-length * 0.42} ${-length * 0.35} 0 0Z`}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`}
          fill={`color-mix(in oklab, var(--role-accent) ${Math.round(100 - 46 * shade)}%, var(--role-petal-light))`}
          opacity={0.74 + 0.26 * shade}
        />
      ))}
    </svg>
  );
}

interface LeafProps {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly length: number;
}

function Leaf({ x, y, turn, length }: LeafProps) {
  const wide = length * 0.24;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} opacity="0.85">
      <path
        d={`M0 0C${wide} ${-length * 0.3} ${wide} ${-length * 0.72} 0 ${-length}C${-wide} ${-length * 0.72} ${-wide} ${-length * 0.3} 0 0Z`}
        fill="color-mix(in oklab, var(--role-success-text) 62%, var(--role-canvas))"
      />
      <path d={`M0 0L0 ${-length * 0.9}`} stroke="var(--role-canvas)" strokeWidth="1.2" opacity="0.6" />
    </g>
  );
}
