/** A lantern with a lit candle, and a plate on its foot. */
import { useId } from 'react';
import { engravingPlace } from '#shared/engraving/places.ts';
import { Engraved } from './Engraved.tsx';
import { engravedMaterial } from './engravedMaterial.ts';
import type { PictureProps } from './picture.ts';
import { Scene, Shadow, TABLE } from './Scene.tsx';
import { Sprig } from './Sprig.tsx';
import { Surface } from './Surface.tsx';
import { rounded } from './shapes.ts';

const SCALE = 1.86;
const FOOT = TABLE + 44;

export function LanternPicture({ label, options, engraving, sample, className }: PictureProps) {
  const place = engravingPlace('candle-lantern', options);
  if (!place) return null;
  const material = options.material === 'copper' ? 'copper' : 'black-steel';
  const plate = engravedMaterial('candle-lantern', options);
  const width = place.width * SCALE;
  const height = place.height * SCALE;
  return (
    <Scene label={label} {...(className ? { className } : {})}>
      <Shadow path={`M122 ${FOOT - 4}h166l40-26v-20h-90z`} blur={12} opacity={0.4} />
      <Shadow path={`M106 ${FOOT - 3}h190v8h-190z`} blur={5} opacity={0.6} />
      <path d="M184 66a16 16 0 1 1 32 0" fill="none" stroke="#2b2220" strokeWidth="5" />
      <path d="M184 66a16 16 0 1 1 32 0" fill="none" stroke="#a58f7e" strokeOpacity="0.6" strokeWidth="1.4" />
      <Candle />
      <Surface path="M200 62 292 116H108z" material={material} />
      <path d="M200 62 292 116h-60z" fill="#150b06" opacity="0.28" />
      <Surface path={rounded(102, 112, 196, 13, 3)} material={material} />
      <Surface path={rounded(116, 124, 10, FOOT - 176, 1)} material={material} isUpright />
      <Surface path={rounded(274, 124, 10, FOOT - 176, 1)} material={material} isUpright isShaded />
      <Surface path={rounded(106, FOOT - 58, 188, 58, 3)} material={material} />
      <path d={`M108 ${FOOT - 57}h184`} stroke="#ffe9c6" strokeOpacity="0.45" strokeWidth="1.4" />
      <Shadow path={rounded(200 - width / 2 + 1, FOOT - 53 + 2, width, height, 3)} blur={2} opacity={0.5} />
      <Surface path={rounded(200 - width / 2, FOOT - 53, width, height, 3)} material={plate} />
      <g transform={`translate(${200 - width / 2} ${FOOT - 53}) scale(${SCALE})`}>
        <circle cx="3" cy="13" r="0.9" fill="#4a3208" />
        <circle cx="81" cy="13" r="0.9" fill="#4a3208" />
        <Engraved place={place} material={plate} path={engraving} sample={sample} />
      </g>
      <Sprig x={338} y={FOOT + 26} turn={-66} size={0.74} />
    </Scene>
  );
}

function Candle() {
  const id = useId();
  return (
    <g>
      <defs>
        <radialGradient id={`${id}g`} cx="0.5" cy="0.44" r="0.62">
          <stop offset="0" stopColor="#fff2c4" stopOpacity="0.95" />
          <stop offset="0.35" stopColor="#ffcf7a" stopOpacity="0.62" />
          <stop offset="1" stopColor="#c8702a" stopOpacity="0.2" />
        </radialGradient>
        <linearGradient id={`${id}w`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#fffaf0" />
          <stop offset="0.6" stopColor="#f3e2c3" />
          <stop offset="1" stopColor="#cfae80" />
        </linearGradient>
        <linearGradient id={`${id}f`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffb545" />
          <stop offset="0.5" stopColor="#fff0b0" />
          <stop offset="1" stopColor="#f7a63b" />
        </linearGradient>
      </defs>
      <rect x="120" y="120" width="160" height={FOOT - 174} fill="#3a2416" opacity="0.42" />
      <rect x="120" y="120" width="160" height={FOOT - 174} fill={`url(#${id}g)`} />
      <path d={`M176 ${FOOT - 58}v-74q24-8 48 0v74z`} fill={`url(#${id}w)`} />
      <ellipse cx="200" cy={FOOT - 133} rx="24" ry="5.5" fill="#fff6df" />
      <path d={`M200 ${FOOT - 133}v-10`} stroke="#3b241a" strokeWidth="2" />
      <path d={`M200 ${FOOT - 178}c9 13 12 22 8 32-3 6-13 6-16 0-4-10-1-19 8-32z`} fill={`url(#${id}f)`} />
      <path d="M132 124 168 124 140 276h-12z" fill="#fff" opacity="0.16" />
    </g>
  );
}
