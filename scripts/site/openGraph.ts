/** The picture that a shared link shows, made at build: the page's own drawing, or its title in the product's own type. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import type { DrawnPage, SharedPicture } from './document.ts';
import { openDrawings } from './pageDrawing.ts';

const root = resolve(import.meta.dirname, '../..');
const WIDTH = 1200;
const HEIGHT = 630;
const taglines = { en: 'What you leave, kept for them', fr: 'Ce que vous laissez, gardé pour eux' };

/** Each page's picture, by its path. Legal documents and pages that nobody shares use their language's first one. */
export async function drawPictures(
  pages: readonly DrawnPage[],
  folder: string,
): Promise<ReadonlyMap<string, SharedPicture>> {
  const text = pages.map(({ head, language }) => head.title + taglines[language]).join('');
  const serif = await cut('brygada-1918-latin-wght-normal.woff2', `${text}Amaranth`, 500);
  const mark = `data:image/svg+xml;base64,${(await readFile(resolve(root, 'resources/public/icon.svg'))).toString('base64')}`;
  const colours = await readColours();
  const drawings = await openDrawings();
  const pictures = new Map<string, SharedPicture>();
  for (const page of pages) {
    const isShared = !page.isPrivate && !page.sameAs && !page.path.includes('/legal/');
    const own = isShared ? page.path.replace(/^\/$/, '/index') : page.language === 'fr' ? '/fr' : '/index';
    const drawing = page.head.drawing ? drawings.take(page, page.head.drawing) : null;
    const picture = drawing?.picture ?? {
      address: `/pictures${own}.png`,
      width: WIDTH,
      height: HEIGHT,
      label: null,
    };
    pictures.set(page.path, picture);
    if (!isShared) continue;
    const file = join(folder, picture.address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await (drawing?.draw() ?? draw(page, colours, serif, mark)));
  }
  return pictures;
}

interface Colours {
  readonly paper: string;
  readonly ink: string;
  readonly soft: string;
  readonly wine: string;
}

/** The drawing knows no custom properties: it is told the colours of the light theme, which comes first in that file. */
async function readColours(): Promise<Colours> {
  const roles = await readFile(join(root, 'src/renderer/ui/styles/roles.css'), 'utf8');
  const colourOf = (role: string): string => {
    const colour = new RegExp(`--role-${role}: (#[0-9a-f]{6});`).exec(roles)?.[1];
    if (!colour) throw new Error(`The light theme has no colour for ${role}.`);
    return colour;
  };
  return {
    paper: colourOf('canvas'),
    ink: colourOf('ink'),
    soft: colourOf('ink-soft'),
    wine: colourOf('wine'),
  };
}

async function cut(file: string, text: string, weight: number): Promise<Buffer> {
  const whole = await readFile(resolve(root, 'resources/fonts', file));
  return subsetFont(whole, text, { targetFormat: 'truetype', variationAxes: { wght: weight } });
}

async function draw(
  { head, language }: DrawnPage,
  colours: Colours,
  serif: Buffer,
  mark: string,
): Promise<Buffer> {
  const line = (style: Record<string, unknown>, children: unknown) => ({
    type: 'div',
    key: null,
    props: { style: { display: 'flex', ...style }, children },
  });
  const title = head.title || taglines[language];
  const svg = await satori(
    line(
      {
        width: WIDTH,
        height: HEIGHT,
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '72px 84px',
        backgroundColor: colours.paper,
        borderBottom: `18px solid ${colours.wine}`,
        color: colours.ink,
      },
      [
        line({ alignItems: 'center', fontSize: 44 }, [
          {
            type: 'img',
            key: 'mark',
            props: { src: mark, width: 68, height: 68, style: { marginRight: 22 } },
          },
          'Amaranth',
        ]),
        line({ fontSize: title.length > 60 ? 62 : 78, lineHeight: 1.12, maxWidth: 1000 }, title),
        line({ fontSize: 32, color: colours.soft }, head.title ? taglines[language] : ''),
      ],
    ),
    {
      width: WIDTH,
      height: HEIGHT,
      fonts: [{ name: 'Brygada 1918', data: serif, weight: 500, style: 'normal' }],
    },
  );
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}
