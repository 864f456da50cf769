/** Letters cut into a thing, in millimetres from its upper left: the buyer's own outline, or an example in the page's type. */
import type { EngravingPlace } from '#shared/engraving/places.ts';
import { type MaterialName, materials } from './materials.ts';
import { SAMPLE_MODULES, SAMPLE_SIZE } from './sampleSquare.ts';

interface EngravedProps {
  readonly place: EngravingPlace;
  readonly material: MaterialName;
  /** Null for the example. */
  readonly path: string | null;
  readonly sample: readonly string[];
}

/** Of the example's type: its capitals are about two thirds of an em. */
const EM = 1.52;
const LEADING = 1.72;

export function Engraved({ place, material, path, sample }: EngravedProps) {
  const { cut, edge } = materials[material];
  const relief = place.greatestHeight * 0.045;
  return (
    <g>
      <g transform={`translate(${relief} ${relief})`} fill={edge} opacity="0.55">
        {path === null ? <Sample place={place} lines={sample} /> : <path d={path} />}
      </g>
      <g fill={cut}>{path === null ? <Sample place={place} lines={sample} /> : <path d={path} />}</g>
    </g>
  );
}

function Sample({ place, lines }: { readonly place: EngravingPlace; readonly lines: readonly string[] }) {
  const { text, greatestHeight } = place;
  const longest = Math.max(...lines.map(({ length }) => length));
  const height = Math.min(
    greatestHeight,
    text.width / (longest * 0.78),
    text.height / (1.3 + LEADING * (lines.length - 1)),
  );
  const tall = height * (1 + LEADING * (lines.length - 1));
  const first = text.y + (text.height - tall) / 2 + height;
  return lines.map((line, index) => (
    <text
      key={line}
      x={text.x + text.width / 2}
      y={first + index * LEADING * height}
      textAnchor="middle"
      fontSize={height * EM}
      className="font-serif font-medium"
    >
      {line}
    </text>
  ));
}

interface CutSquareProps {
  readonly place: EngravingPlace;
  readonly material: MaterialName;
}

/** The square that opens an album, on the pale enamel that a telephone reads it from. */
export function CutSquare({ place: { square }, material }: CutSquareProps) {
  if (!square) return null;
  const border = square.width * 0.1;
  const module = (square.width - 2 * border) / SAMPLE_SIZE;
  return (
    <g>
      <rect
        {...square}
        rx={square.width * 0.045}
        fill="#f7f1e6"
        stroke={materials[material].edge}
        strokeWidth={square.width * 0.012}
        strokeOpacity="0.5"
      />
      <path
        d={SAMPLE_MODULES}
        fill="#211a17"
        shapeRendering="crispEdges"
        transform={`translate(${square.x + border} ${square.y + border}) scale(${module})`}
      />
    </g>
  );
}
