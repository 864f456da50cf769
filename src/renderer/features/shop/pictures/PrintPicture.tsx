/** A print behind glass, in its frame on the wall. */
import { useId } from 'react';
import { engravedMaterial } from './engravedMaterial.ts';
import { Landscape } from './Landscape.tsx';
import type { PictureProps } from './picture.ts';
import { Scene, Shadow, TABLE } from './Scene.tsx';
import { Sprig } from './Sprig.tsx';
import { Surface } from './Surface.tsx';

const sizes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  '180x130': [206, 162],
  '300x200': [272, 200],
  '400x300': [304, 238],
};
/** Of the wood, and of the card around the print. */
const WOOD = 15;
const MAT = 24;

export function PrintPicture({ label, options, className }: PictureProps) {
  const id = useId();
  const material = engravedMaterial('framed-print', options);
  const [width, height] = sizes[options.size ?? ''] ?? [206, 162];
  const x = 200 - width / 2;
  const y = 152 - height / 2;
  const right = x + width;
  const bottom = y + height;
  return (
    <Scene label={label} {...(className ? { className } : {})}>
      <Shadow path={`M${x + 14} ${y + 16}h${width}v${height}h${-width}z`} blur={10} opacity={0.5} />
      <Surface path={`M${x} ${y}H${right}L${right - WOOD} ${y + WOOD}H${x + WOOD}z`} material={material} />
      <Surface
        path={`M${x} ${y}V${bottom}L${x + WOOD} ${bottom - WOOD}V${y + WOOD}z`}
        material={material}
        isUpright
      />
      <Surface
        path={`M${right} ${y}V${bottom}L${right - WOOD} ${bottom - WOOD}V${y + WOOD}z`}
        material={material}
        isUpright
        isShaded
      />
      <Surface
        path={`M${x} ${bottom}H${right}L${right - WOOD} ${bottom - WOOD}H${x + WOOD}z`}
        material={material}
        isShaded
      />
      <rect x={x + WOOD} y={y + WOOD} width={width - 2 * WOOD} height={height - 2 * WOOD} fill="#fbf5ea" />
      <path
        d={`M${x + WOOD} ${y + WOOD}h${width - 2 * WOOD}v6h${6 + 2 * WOOD - width}v${height - 2 * WOOD - 6}h-6z`}
        fill="#2b1206"
        opacity="0.2"
      />
      <rect
        x={x + WOOD + MAT - 1.5}
        y={y + WOOD + MAT - 1.5}
        width={width - 2 * (WOOD + MAT) + 3}
        height={height - 2 * (WOOD + MAT) + 3}
        fill="#d9cbb4"
      />
      <Landscape
        x={x + WOOD + MAT}
        y={y + WOOD + MAT}
        width={width - 2 * (WOOD + MAT)}
        height={height - 2 * (WOOD + MAT)}
      />
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="0.9">
        <stop offset="0" stopColor="#fff" stopOpacity="0.38" />
        <stop offset="0.34" stopColor="#fff" stopOpacity="0.06" />
        <stop offset="0.36" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <rect
        x={x + WOOD}
        y={y + WOOD}
        width={width - 2 * WOOD}
        height={height - 2 * WOOD}
        fill={`url(#${id})`}
      />
      <Vase />
    </Scene>
  );
}

function Vase() {
  return (
    <g>
      <Shadow path={`M296 ${TABLE + 56}h96l-8 10h-84z`} blur={7} opacity={0.42} />
      <Sprig x={322} y={TABLE + 8} turn={-9} size={0.72} />
      <Sprig x={328} y={TABLE + 8} turn={14} size={0.6} />
      <Surface
        path={`M312 ${TABLE}h26c-2 12 14 20 14 40 0 16-10 24-27 24s-27-8-27-24c0-20 16-28 14-40z`}
        material="linen-sand"
      />
    </g>
  );
}
