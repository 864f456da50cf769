/**
 * A printed code as a drawing: the square with its quiet zone, and the caption below. Everything that is saved (SVG, PNG,
 * PDF) and the preview are made of it, so that they are the same.
 */
import encodeQR from 'qr';
import type { AlbumCodeStyle } from '#shared/domain/albumCode.ts';

/** Modules of white around the square, without which readers do not find it (ISO/IEC 18004). */
export const QUIET_ZONE = 4;
/** The caption's line, in modules. */
const CAPTION_HEIGHT = 5;
export const CAPTION_SIZE = 2.4;

export interface CodeDrawing {
  /** In modules, quiet zone included; the height grows by the caption. */
  readonly width: number;
  readonly height: number;
  /** Dark runs of modules: where they begin, and how long they are. */
  readonly runs: readonly { readonly x: number; readonly y: number; readonly length: number }[];
  readonly style: AlbumCodeStyle;
}

export function drawCode(address: string, style: AlbumCodeStyle): CodeDrawing {
  const rows = encodeQR(address, 'raw', { ecc: style.errorCorrection, border: QUIET_ZONE });
  const width = rows.length;
  return {
    width,
    height: width + (style.caption === '' ? 0 : CAPTION_HEIGHT),
    runs: rows.flatMap((row, y) => runsOf(row).map((run) => ({ ...run, y }))),
    style,
  };
}

function runsOf(row: readonly boolean[]): readonly { readonly x: number; readonly length: number }[] {
  const runs: { x: number; length: number }[] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last.x + last.length === x) last.length += 1;
    else runs.push({ x, length: 1 });
  });
  return runs;
}

/** Where the caption stands: the middle of its line, from the top. */
export const captionBaseline = ({ width }: CodeDrawing) => width + CAPTION_SIZE / 2;

/** As wide as `centimetres` on paper. */
export function svgOf(drawing: CodeDrawing, centimetres: number): string {
  const { width, height, runs, style } = drawing;
  const path = runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('');
  const tall = Number(((centimetres * height) / width).toFixed(3));
  const caption =
    style.caption === ''
      ? ''
      : `<text x="${width / 2}" y="${captionBaseline(drawing)}" fill="${style.ink}" font-family="Georgia, serif" font-size="${CAPTION_SIZE}" text-anchor="middle"${fit(drawing)}>${escaped(style.caption)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${centimetres}cm" height="${tall}cm" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/><path fill="${style.ink}" shape-rendering="crispEdges" d="${path}"/>${caption}</svg>`;
}

/** A letter of a serif is about half as wide as it is tall: a long caption is pressed into the square's width. */
function fit({ width, style }: CodeDrawing): string {
  const room = width - 2;
  const isLong = style.caption.length * CAPTION_SIZE * 0.52 > room;
  return isLong ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"` : '';
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
