/**
 * The hero's picture: an amaranth plume, grown petal by petal along a bending stem, so that no image is downloaded.
 * Decorative. It stands in the first HTML of the site: petals of one shade are one path, in whole numbers.
 */
const PETALS = 340;
/** From the back of the plume to its front; within one, petals hardly overlap. */
const SHADES = 26;
const GOLDEN_ANGLE = 2.399963;
/** Units of the drawing in one unit of its growth, so that whole numbers are fine enough. */
const SCALE = 3;

interface Petal {
  readonly x: number;
  readonly y: number;
  /** Radians, clockwise from upright. */
  readonly turn: number;
  readonly length: number;
  /** From 0, at the back, to 1. */
  readonly nearness: number;
}

/** Where the stem is at `height` (0 at the ground, 1 at the tip). */
function stemAt(height: number): readonly [x: number, y: number] {
  return [170 + 88 * height ** 2.3 - 16 * Math.sin(height * 3.1), 610 - 560 * height];
}

function growPetals(): readonly Petal[] {
  return Array.from({ length: PETALS }, (_, index) => {
    const along = index / PETALS;
    const [stemX, stemY] = stemAt(0.3 + 0.68 * along);
    const around = index * GOLDEN_ANGLE;
    const breadth = 74 * (1 - along) ** 0.62 * (0.42 + 0.58 * Math.min(1, along * 5));
    const depth = Math.sin(around);
    const side = Math.cos(around);
    return {
      x: stemX + side * breadth,
      y: stemY + Math.abs(side) * breadth * 0.3 + depth * 9,
      turn: ((side * 58 + 14 * along) * Math.PI) / 180,
      length: 33 - 16 * along,
      nearness: (depth + 1) / 2,
    };
  }).sort((one, other) => one.nearness - other.nearness);
}

/** Two curves, from the petal's foot to its tip and back, as short as a path can be written. */
function outlineOf({ x, y, turn, length }: Petal): string {
  const at = (across: number, up: number): readonly [number, number] => [
    Math.round((across * Math.cos(turn) + up * Math.sin(turn)) * length * SCALE),
    Math.round((across * Math.sin(turn) - up * Math.cos(turn)) * length * SCALE),
  ];
  const tip = at(0, 1);
  const back = (across: number, up: number): readonly [number, number] => {
    const [ownX, ownY] = at(across, up);
    return [ownX - tip[0], ownY - tip[1]];
  };
  const there = [...at(0.48, 0.35), ...at(0.38, 0.9), ...tip];
  const again = [...back(-0.38, 0.9), ...back(-0.48, 0.35), -tip[0], -tip[1]];
  return `M${written([Math.round(x * SCALE), Math.round(y * SCALE)])}c${written([...there, ...again])}`;
}

/** A minus parts two numbers by itself. */
function written(values: readonly number[]): string {
  return values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join('');
}

const petals = growPetals();
const shades = Array.from({ length: SHADES }, (_, index) => {
  const [from, to] = [index, index + 1].map((part) => Math.round((part * PETALS) / SHADES));
  return {
    nearness: index / (SHADES - 1),
    outline: petals.slice(from, to).map(outlineOf).join(''),
  };
});
const stem = Array.from({ length: 13 }, (_, index) =>
  written(stemAt(index / 12).map((value) => Math.round(value * SCALE))),
);

/** Each with the colour that it has by day, for where no style sheet says it. */
const roles = {
  leaf: 'var(--role-success-text,#2a6144)',
  canvas: 'var(--role-canvas,#fbf6ef)',
  petal: 'var(--role-accent,#8e2f4f)',
  petalLight: 'var(--role-petal-light,#e9a3a9)',
};

export function AmaranthPlume({ className = '' }: { readonly className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${400 * SCALE} ${620 * SCALE}`}
      width={400}
      height={620}
      aria-hidden="true"
      className={className}
    >
      <path
        d={`M${stem.join('L')}`}
        fill="none"
        stroke={roles.leaf}
        strokeWidth={3.5 * SCALE}
        strokeLinejoin="round"
        opacity="0.75"
      />
      <Leaf x={165} y={520} turn={-58} length={120} />
      <Leaf x={170} y={468} turn={52} length={138} />
      <Leaf x={178} y={412} turn={-46} length={92} />
      {shades.map(({ nearness, outline }) => (
        <path
          key={nearness}
          d={outline}
          fill={`color-mix(in oklab,${roles.petal} ${Math.round(100 - 46 * nearness)}%,${roles.petalLight})`}
          opacity={(0.74 + 0.26 * nearness).toFixed(2)}
        />
      ))}
    </svg>
  );
}

interface LeafProps {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
  readonly length: number;
}

function Leaf({ x, y, turn, length }: LeafProps) {
  const [wide, third, most] = [0.24, 0.3, 0.72].map((share) => Math.round(length * share));
  return (
    <g transform={`scale(${SCALE})translate(${x} ${y})rotate(${turn})`} opacity="0.85">
      <path
        d={`M0 0C${wide}-${third} ${wide}-${most} 0-${length}C-${wide}-${most}-${wide}-${third} 0 0`}
        fill={`color-mix(in oklab,${roles.leaf} 62%,${roles.canvas})`}
      />
      <path d={`M0 0V-${Math.round(length * 0.9)}`} stroke={roles.canvas} strokeWidth="1.2" opacity="0.6" />
    </g>
  );
}
