/** One face of a thing in its material: colour, grain and shine, lit from the upper left as everything in the shop is. */
import { useId } from 'react';
import { type Grain, type MaterialName, materials } from './materials.ts';

interface SurfaceProps {
  readonly path: string;
  readonly material: MaterialName;
  /** Of the grain: wood that stands upright has it upright. */
  readonly isUpright?: boolean;
  /** A face that is turned away from the light. */
  readonly isShaded?: boolean;
}

export function Surface({ path, material, isUpright = false, isShaded = false }: SurfaceProps) {
  const id = useId();
  const { colours, grain, depth, shine } = materials[material];
  const [light, own, shade] = colours;
  return (
    <g>
      <defs>
        <linearGradient id={`${id}g`} x1="0" y1="0" x2="0.9" y2="1">
          <stop offset="0" stopColor={isShaded ? own : light} />
          <stop offset="0.48" stopColor={isShaded ? shade : own} />
          <stop offset="1" stopColor={shade} />
        </linearGradient>
        <radialGradient id={`${id}s`} cx="0.26" cy="0.16" r="0.85">
          <stop offset="0" stopColor="#fff3d9" stopOpacity={shine} />
          <stop offset="0.5" stopColor="#fff3d9" stopOpacity={shine * 0.18} />
          <stop offset="1" stopColor="#fff3d9" stopOpacity="0" />
        </radialGradient>
        <GrainFilter id={`${id}f`} grain={grain} isUpright={isUpright} />
      </defs>
      <path d={path} fill={`url(#${id}g)`} />
      {grain === 'polished' ? <Reflections path={path} id={id} /> : null}
      {depth > 0 ? (
        <path d={path} filter={`url(#${id}f)`} opacity={depth} className="mix-blend-multiply" />
      ) : null}
      {isShaded ? null : <path d={path} fill={`url(#${id}s)`} />}
    </g>
  );
}

/** What a mirror shows of a room: bands of light and dark. */
function Reflections({ path, id }: { readonly path: string; readonly id: string }) {
  const bands = [
    [0.08, '#fff', 0],
    [0.2, '#fff', 0.75],
    [0.3, '#fff', 0.05],
    [0.44, '#2b1d16', 0.22],
    [0.58, '#fff', 0.35],
    [0.72, '#2b1d16', 0.16],
    [0.9, '#fff', 0.2],
  ] as const;
  return (
    <>
      <linearGradient id={`${id}r`} x1="0" y1="0.1" x2="1" y2="0.9">
        {bands.map(([offset, colour, opacity]) => (
          <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
        ))}
      </linearGradient>
      <path d={path} fill={`url(#${id}r)`} />
    </>
  );
}

const frequencies: Readonly<Record<Grain, readonly [along: number, across: number]>> = {
  stone: [0.018, 0.03],
  brushed: [0.004, 0.7],
  wood: [0.006, 0.085],
  linen: [0.5, 0.5],
  leather: [0.16, 0.16],
  matte: [0.7, 0.7],
  polished: [0, 0],
};

interface GrainFilterProps {
  readonly id: string;
  readonly grain: Grain;
  readonly isUpright: boolean;
}

/** A relief of noise under the light, or for wood and brushed metal its streaks. */
function GrainFilter({ id, grain, isUpright }: GrainFilterProps) {
  const [along, across] = frequencies[grain];
  const isRelief = grain === 'stone' || grain === 'leather' || grain === 'linen' || grain === 'matte';
  return (
    <filter id={id} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
      <feTurbulence
        type="fractalNoise"
        baseFrequency={isUpright ? `${across} ${along}` : `${along} ${across}`}
        numOctaves={grain === 'stone' ? 5 : grain === 'wood' ? 4 : 2}
        seed={7}
        result="noise"
      />
      {isRelief ? (
        <feDiffuseLighting
          surfaceScale={grain === 'stone' ? 7 : 1.4}
          diffuseConstant="1.05"
          lightingColor="#fff"
        >
          <feDistantLight azimuth="228" elevation="56" />
        </feDiffuseLighting>
      ) : (
        <feColorMatrix
          type="matrix"
          values={
            grain === 'wood'
              ? '0 0 0 0 0.24  0 0 0 0 0.12  0 0 0 0 0.05  3.4 0 0 0 -1.35'
              : '0 0 0 0 0.2  0 0 0 0 0.15  0 0 0 0 0.1  1.7 0 0 0 -0.62'
          }
        />
      )}
      <feComposite operator="in" in2="SourceAlpha" />
    </filter>
  );
}
