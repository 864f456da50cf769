/** A steel medallion on the stone it was made for. */
import { engravingPlace } from '#shared/engraving/places.ts';
import { CutSquare, Engraved } from './Engraved.tsx';
import { engravedMaterial } from './engravedMaterial.ts';
import type { PictureProps } from './picture.ts';
import { Scene, Shadow } from './Scene.tsx';
import { Sprig } from './Sprig.tsx';
import { Surface } from './Surface.tsx';
import { disc } from './shapes.ts';

const STONE = 'M46 420V150C46 78 116 44 200 44s154 34 154 106v270z';
/** Pixels a millimetre. */
const SCALE = 3.15;

export function MedallionPicture({ label, options, engraving, sample, className }: PictureProps) {
  const place = engravingPlace('qr-medallion', options);
  const material = engravedMaterial('qr-medallion', options);
  if (!place) return null;
  const radius = (place.width / 2) * SCALE;
  const centre = 214;
  return (
    <Scene label={label} {...(className ? { className } : {})}>
      <Shadow path="M62 420V160C62 96 130 62 214 62s154 40 154 120v238z" blur={12} opacity={0.45} />
      <Surface path="M54 420V154C54 82 124 48 208 48s154 34 154 106v266z" material="granite" isShaded />
      <Surface path={STONE} material="granite" />
      <path d={STONE} fill="none" stroke="#fff4e0" strokeOpacity="0.35" strokeWidth="2" />
      <Shadow path={disc(204, centre + 5, radius)} blur={4} opacity={0.55} />
      <Surface path={disc(200, centre, radius)} material={material} />
      <circle
        cx="200"
        cy={centre}
        r={radius - 1}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.65"
        strokeWidth="1.5"
      />
      <circle
        cx="200"
        cy={centre}
        r={radius - 5}
        fill="none"
        stroke="#5d5752"
        strokeOpacity="0.4"
        strokeWidth="0.9"
      />
      {options.fixing === 'pins' ? <Pins centre={centre} radius={radius} /> : null}
      <g transform={`translate(${200 - radius} ${centre - radius}) scale(${SCALE})`}>
        <CutSquare place={place} material={material} />
        <Engraved place={place} material={material} path={engraving} sample={sample} />
      </g>
      <Sprig x={318} y={408} turn={-14} size={1.05} />
    </Scene>
  );
}

function Pins({ centre, radius }: { readonly centre: number; readonly radius: number }) {
  return [-1, 1].map((side) => (
    <g key={side} transform={`translate(${200 + side * (radius - 14)} ${centre})`}>
      <circle r="4.4" fill="#7d7873" />
      <circle cx="-0.8" cy="-0.8" r="3" fill="#e9e5df" />
    </g>
  ));
}
