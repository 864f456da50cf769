/** A plaque that stands on a table before it goes to its grave. */
import { engravingPlace } from '#shared/engraving/places.ts';
import { CutSquare, Engraved } from './Engraved.tsx';
import { engravedMaterial } from './engravedMaterial.ts';
import type { PictureProps } from './picture.ts';
import { Scene, Shadow, TABLE } from './Scene.tsx';
import { Sprig } from './Sprig.tsx';
import { Surface } from './Surface.tsx';
import { rounded } from './shapes.ts';

export function PlaquePicture({ label, options, engraving, sample, className }: PictureProps) {
  const place = engravingPlace('memorial-plaque', options);
  if (!place) return null;
  const material = engravedMaterial('memorial-plaque', options);
  const scale = place.width === 300 ? 1.08 : 1.44;
  const width = place.width * scale;
  const height = place.height * scale;
  const x = 190 - width / 2;
  const bottom = TABLE + 34;
  const y = bottom - height;
  const depth = material === 'slate' ? 5 : 3;
  return (
    <Scene label={label} {...(className ? { className } : {})}>
      <Shadow path={`M${x + 20} ${bottom - 3}h${width}l46-30v-40h-90z`} blur={13} opacity={0.36} />
      <Shadow path={`M${x - 6} ${bottom - 3}h${width + 22}v9h${-width - 22}z`} blur={5} opacity={0.55} />
      <Surface path={rounded(x + depth, y - depth * 0.6, width, height, 4)} material={material} isShaded />
      <Surface path={rounded(x, y, width, height, 4)} material={material} />
      <path
        d={rounded(x + 0.8, y + 0.8, width - 1.6, height - 1.6, 3.4)}
        fill="none"
        stroke="#fff3dc"
        strokeOpacity="0.4"
        strokeWidth="1.3"
      />
      {material === 'slate' ? null : (
        <path
          d={rounded(x + 8, y + 8, width - 16, height - 16, 2)}
          fill="none"
          stroke="#3a2408"
          strokeOpacity="0.32"
        />
      )}
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <CutSquare place={place} material={material} />
        <Engraved place={place} material={material} path={engraving} sample={sample} />
      </g>
      <Shadow path={`M300 ${bottom + 40}h76v6h-76z`} blur={5} opacity={0.4} />
      <Sprig x={300} y={bottom + 46} turn={72} size={0.86} />
    </Scene>
  );
}
