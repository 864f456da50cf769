/** A small round pendant on its chain, laid on cloth. */
import { engravingPlace } from '#shared/engraving/places.ts';
import { Engraved } from './Engraved.tsx';
import { engravedMaterial } from './engravedMaterial.ts';
import { materials } from './materials.ts';
import type { PictureProps } from './picture.ts';
import { Scene, Shadow } from './Scene.tsx';
import { Surface } from './Surface.tsx';
import { disc } from './shapes.ts';

const SCALE = 6.9;
const CENTRE = 248;
const SHORT = 'M200 150C176 120 138 84 118 40S112-20 112-20M200 150C224 120 262 84 282 40S288-20 288-20';
const LONG = 'M200 150C160 132 92 112 60 66S50-20 50-20M200 150C240 132 308 112 340 66S350-20 350-20';

export function PendantPicture({ label, options, engraving, sample, className }: PictureProps) {
  const place = engravingPlace('engraved-pendant', options);
  if (!place) return null;
  const material = engravedMaterial('engraved-pendant', options);
  const radius = (place.width / 2) * SCALE;
  const [light, own, shade] = materials[material].colours;
  const chain = options.chain === '60' ? LONG : SHORT;
  return (
    <Scene label={label} isFromAbove {...(className ? { className } : {})}>
      <g fill="none" strokeLinecap="round">
        <path d={chain} stroke="#2b1206" strokeOpacity="0.28" strokeWidth="5" transform="translate(4 6)" />
        <path d={chain} stroke={shade} strokeWidth="5.4" strokeDasharray="7.4 3.2" />
        <path d={chain} stroke={own} strokeWidth="3.4" strokeDasharray="6 4.6" />
        <path d={chain} stroke={light} strokeWidth="1.3" strokeDasharray="3 7.6" />
      </g>
      <Shadow path={disc(206, CENTRE + 9, radius)} blur={8} opacity={0.5} />
      <path d={disc(200, CENTRE - radius - 9, 10)} fill="none" stroke={shade} strokeWidth="5.5" />
      <path d={disc(199.4, CENTRE - radius - 9.6, 10)} fill="none" stroke={light} strokeWidth="2.4" />
      <Surface path={disc(200, CENTRE, radius)} material={material} />
      <circle cx="200" cy={CENTRE} r={radius - 0.8} fill="none" stroke={shade} strokeWidth="1.6" />
      <circle
        cx="200"
        cy={CENTRE}
        r={radius - 4}
        fill="none"
        stroke={light}
        strokeWidth="2.4"
        strokeOpacity="0.9"
      />
      <g transform={`translate(${200 - radius} ${CENTRE - radius}) scale(${SCALE})`}>
        <Engraved place={place} material={material} path={engraving} sample={sample} />
      </g>
    </Scene>
  );
}
