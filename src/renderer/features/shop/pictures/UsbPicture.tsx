/** A wooden key that holds an album, on cloth. */
import { engravingPlace } from '#shared/engraving/places.ts';
import { Engraved } from './Engraved.tsx';
import { engravedMaterial } from './engravedMaterial.ts';
import type { PictureProps } from './picture.ts';
import { Scene, Shadow } from './Scene.tsx';
import { Sprig } from './Sprig.tsx';
import { Surface } from './Surface.tsx';
import { disc, rounded } from './shapes.ts';

const SCALE = 4.7;

export function UsbPicture({ label, options, engraving, sample, className }: PictureProps) {
  const place = engravingPlace('usb-keepsake', options);
  if (!place) return null;
  const material = engravedMaterial('usb-keepsake', options);
  const width = place.width * SCALE;
  const height = place.height * SCALE;
  const plug = 15 * SCALE;
  return (
    <Scene label={label} isFromAbove {...(className ? { className } : {})}>
      <Sprig x={96} y={344} turn={58} size={1.5} />
      <g transform={`translate(200 206) rotate(-14) translate(${-width / 2} ${-height / 2})`}>
        <Shadow path={rounded(plug - 2, 10, width - plug + 10, height, 16)} blur={8} opacity={0.5} />
        <Shadow path={rounded(4, height * 0.22, plug, height * 0.66, 3)} blur={6} opacity={0.45} />
        <Surface path={rounded(0, height * 0.19, plug + 6, height * 0.62, 3)} material="steel" />
        <g fill="#4a4541">
          <path d={rounded(plug * 0.28, height * 0.31, plug * 0.26, height * 0.12, 1.5)} />
          <path d={rounded(plug * 0.28, height * 0.57, plug * 0.26, height * 0.12, 1.5)} />
        </g>
        <Surface path={rounded(plug, 0, width - plug, height, 15)} material={material} />
        <path
          d={rounded(plug + 1, 1, width - plug - 2, height - 2, 14)}
          fill="none"
          stroke="#fff0d6"
          strokeOpacity="0.35"
          strokeWidth="1.6"
        />
        <path d={disc(width - 11, height / 2, 4.6)} fill="#1c0f08" opacity="0.75" />
        <path d={disc(width - 11, height / 2, 6)} fill="none" stroke="#d0a353" strokeWidth="1.6" />
        <g transform={`scale(${SCALE})`}>
          <Engraved place={place} material={material} path={engraving} sample={sample} />
        </g>
      </g>
      <path
        d="M326 172c34-22 40-70 18-108S286 8 300-14"
        fill="none"
        stroke="#7a2643"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M326 172c34-22 40-70 18-108S286 8 300-14"
        fill="none"
        stroke="#c6728c"
        strokeOpacity="0.5"
        strokeWidth="1.4"
      />
    </Scene>
  );
}
