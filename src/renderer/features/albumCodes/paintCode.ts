/** Paints a printed code pixel by pixel: for PNG, and the caption of a PDF. */
import { CAPTION_SIZE, type CodeDrawing, captionBaseline } from './drawCode.ts';

const DOTS_PER_INCH = 300;
const CENTIMETRES_OF_AN_INCH = 2.54;

/** Modules are whole pixels, so that their edges are sharp: the square is at most a module smaller than asked for. */
export const pixelsOfAModule = ({ width }: CodeDrawing, centimetres: number): number =>
  Math.max(1, Math.round(((centimetres / CENTIMETRES_OF_AN_INCH) * DOTS_PER_INCH) / width));

export function paintCode(drawing: CodeDrawing, scale: number): HTMLCanvasElement {
  const { width, height, runs, style } = drawing;
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = contextOf(canvas);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = style.ink;
  for (const { x, y, length } of runs) context.fillRect(x * scale, y * scale, length * scale, scale);
  if (style.caption !== '') {
    context.font = `${CAPTION_SIZE * scale}px Georgia, serif`;
    context.textAlign = 'center';
    context.fillText(style.caption, canvas.width / 2, captionBaseline(drawing) * scale, (width - 2) * scale);
  }
  return canvas;
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser paints nothing.');
  return context;
}

/** The picture at 300 dots an inch, which it says of itself. */
export async function pngOf(drawing: CodeDrawing, centimetres: number): Promise<Blob> {
  const canvas = paintCode(drawing, pixelsOfAModule(drawing, centimetres));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser makes no PNG.');
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const perMetre = Math.round((DOTS_PER_INCH / CENTIMETRES_OF_AN_INCH) * 100);
  return new Blob([...withResolution(bytes, perMetre)], { type: 'image/png' });
}

/** Signature and header (IHDR): the resolution (pHYs) stands right behind them. */
const HEADER_END = 33;

function withResolution(png: Uint8Array<ArrayBuffer>, perMetre: number): Uint8Array<ArrayBuffer>[] {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, 9);
  chunk.set([112, 72, 89, 115], 4);
  view.setUint32(8, perMetre);
  view.setUint32(12, perMetre);
  // The unit is the metre.
  chunk[16] = 1;
  view.setUint32(17, checksumOf(chunk.subarray(4, 17)));
  return [png.slice(0, HEADER_END), chunk, png.slice(HEADER_END)];
}

/** CRC-32, as PNG has it. */
function checksumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
