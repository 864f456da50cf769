/** A bound book in linen or leather, with a picture let into its cover. */
import { useId } from 'react';
import { engravedMaterial } from './engravedMaterial.ts';
import { Landscape } from './Landscape.tsx';
import { materials } from './materials.ts';
import type { PictureProps } from './picture.ts';
import { Scene, Shadow, TABLE } from './Scene.tsx';
import { Surface } from './Surface.tsx';
import { rounded } from './shapes.ts';

export function BookPicture({ label, options, engraving, sample, className }: PictureProps) {
  const material = engravedMaterial('keepsake-book', options);
  const id = useId();
  const side = options.size === '280x280' ? 244 : 206;
  const x = 196 - side / 2;
  const bottom = TABLE + 38;
  const y = bottom - side;
  const { cut } = materials[material];
  const inset = { x: x + side * 0.27, y: y + side * 0.17, width: side * 0.54, height: side * 0.4 };
  return (
    <Scene label={label} {...(className ? { className } : {})}>
      <Shadow path={`M${x + 30} ${bottom - 4}h${side + 10}l52-34v-60h-90z`} blur={13} opacity={0.36} />
      <Shadow path={`M${x - 4} ${bottom - 3}h${side + 26}v9h${-side - 26}z`} blur={5} opacity={0.55} />
      <Surface path={rounded(x + 16, y - 7, side, side, 4)} material={material} isShaded />
      <g>
        <path d={`M${x + side - 4} ${y - 1}l16-4v${side - 4}l-16 6z`} fill="#f3e7d2" />
        {[0, 1, 2, 3, 4].map((leaf) => (
          <path
            key={leaf}
            d={`M${x + side + leaf * 2.6} ${y - 1 - leaf * 0.7}v${side - 1}`}
            stroke="#b9a383"
            strokeWidth="0.6"
            opacity="0.8"
          />
        ))}
        <path d={`M${x + 4} ${y}l16-6h${side - 10}l-10 6z`} fill="#efe2cb" />
      </g>
      <Surface path={rounded(x, y, side, side, 4)} material={material} />
      <path d={`M${x + 15} ${y + 1}v${side - 2}`} stroke="#2b1206" strokeOpacity="0.34" strokeWidth="2.4" />
      <path d={`M${x + 17.4} ${y + 1}v${side - 2}`} stroke="#fff3dc" strokeOpacity="0.3" strokeWidth="1.2" />
      <path
        d={rounded(x + 0.8, y + 0.8, side - 1.6, side - 1.6, 3.4)}
        fill="none"
        stroke="#fff3dc"
        strokeOpacity="0.35"
      />
      <path
        d={rounded(inset.x - 3, inset.y - 3, inset.width + 6, inset.height + 6, 2)}
        fill="#2b1206"
        opacity="0.28"
      />
      <clipPath id={id}>
        <path d={rounded(inset.x, inset.y, inset.width, inset.height, 1)} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <Landscape {...inset} />
      </g>
      {engraving === null ? (
        <g fill={cut} textAnchor="middle" className="font-serif font-medium">
          <text x={inset.x + inset.width / 2} y={y + side * 0.735} fontSize={side * 0.082}>
            {sample[0]}
          </text>
          <text x={inset.x + inset.width / 2} y={y + side * 0.83} fontSize={side * 0.054}>
            {sample[1]}
          </text>
        </g>
      ) : null}
    </Scene>
  );
}
