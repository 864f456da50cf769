/**
 * The first drawing of a page, as a file of its own: the `svg` that stands in its HTML, with what the stylesheet says of it
 * written into it, and its words as outlines, because whoever draws it has no typefaces of ours.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import type { PagePicture } from '../../src/renderer/features/catalogue/pageHead.ts';
import { createShaper, type Shaper } from '../../src/shared/engraving/shaper.ts';
import type { DrawnPage, SharedPicture } from './document.ts';

const fonts = resolve(import.meta.dirname, '../../resources/fonts/engraving');

export interface Drawings {
  /** Throws where the page has no drawing, or one with a style that is not known here. */
  take(page: DrawnPage, picture: PagePicture): { readonly picture: SharedPicture; draw(): Promise<Buffer> };
}

export async function openDrawings(): Promise<Drawings> {
  const serif = await readFile(resolve(fonts, 'brygada-1918-medium.ttf'));
  const shaper = await createShaper(new Map([['brygada-1918-medium', new Uint8Array(serif).buffer]]));
  return {
    take({ html, path }, picture) {
      const opened = /<svg [^>]*role="img" aria-label="([^"]*)"/.exec(html);
      const svg = opened ? elementAt(html, opened.index) : null;
      const label = opened?.[1];
      if (!svg || !label) throw new Error(`${path} has no drawing to be shared.`);
      const alone = svg
        .replace(
          '<svg ',
          `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}" `,
        )
        .replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_whole, attributes: string, words: string) =>
          outlined(shaper, attributes, words),
        )
        .replace(/class="([^"]*)"/g, (_whole, classes: string) => `style="${styleOf(classes)}"`);
      return {
        picture: { ...picture, label: plain(label) },
        draw: () => sharp(Buffer.from(alone)).flatten().jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
      };
    },
  };
}

/** The whole of an `svg`, with those that stand within it. */
function elementAt(html: string, start: number): string | null {
  let depth = 0;
  for (const tag of html.slice(start).matchAll(/<(\/?)svg\b/g)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return `${html.slice(start, start + tag.index)}</svg>`;
  }
  return null;
}

/** Every text of a drawing stands around its middle. */
function outlined(shaper: Shaper, attributes: string, words: string): string {
  const numberOf = (name: string) => Number(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]);
  const [x, y, size] = [numberOf('x'), numberOf('y'), numberOf('font-size')];
  const { width, outlines } = shaper.shapeLine(plain(words), 'serif');
  const path = outlines.flatMap((letter) =>
    letter.commands.map(
      ({ type, values }) =>
        type +
        values.map((value, axis) => value + (axis % 2 === 0 ? letter.x - width / 2 : letter.y)).join(' '),
    ),
  );
  return `<path transform="translate(${x} ${y}) scale(${size})" d="${path.join('')}"></path>`;
}

/** Of the light theme. What only concerns a page (its room, its edge, the pointer) is passed over, and type, which is outlines. */
const PASSED_OVER = /^(?:dark:|block$|h-|w-|rounded-|border|font-|pointer-events-)/;

function styleOf(classes: string): string {
  const declarations = classes.split(' ').flatMap((name) => {
    if (name === '' || PASSED_OVER.test(name)) return [];
    const [, property, value] = /^\[([a-z-]+):(.+)\]$/.exec(name) ?? [];
    if (property && value) return [`${property}:${value}`];
    const [, opacity] = /^opacity-(\d+)$/.exec(name) ?? [];
    if (opacity) return [`opacity:${Number(opacity) / 100}`];
    const [, blend] = /^mix-blend-([a-z]+)$/.exec(name) ?? [];
    if (blend) return [`mix-blend-mode:${blend}`];
    throw new Error(`A drawing is styled by ${name}, which its file would not have.`);
  });
  return declarations.join(';');
}

const plain = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
