/**
 * A printed code as one A4 page of PDF: the square as shapes, sharp at any size, and the caption as a picture, so that it is
 * written in any script without a typeface.
 */
import { zlibSync } from 'fflate';
import type { CodeDrawing } from './drawCode.ts';
import { contextOf, paintCode, pixelsOfAModule } from './paintCode.ts';

/** A4, in points. */
const PAGE = { width: 595.276, height: 841.89 };
const POINTS_OF_A_CENTIMETRE = 72 / 2.54;

export function pdfOf(drawing: CodeDrawing, centimetres: number): Blob {
  const { width, height, runs, style } = drawing;
  const module = (centimetres * POINTS_OF_A_CENTIMETRE) / width;
  const left = (PAGE.width - width * module) / 2;
  const top = (PAGE.height + height * module) / 2;
  const [red, green, blue] = [1, 3, 5].map((start) =>
    (Number.parseInt(style.ink.slice(start, start + 2), 16) / 255).toFixed(4),
  );
  const shapes = runs.map(({ x, y, length }) => `${x} ${-y - 1} ${length} 1 re`).join('\n');
  const caption = style.caption === '' ? null : captionOf(drawing, centimetres);
  const content = [
    'q',
    `${module} 0 0 ${module} ${left} ${top} cm`,
    `${red} ${green} ${blue} rg`,
    shapes,
    'f',
    ...(caption ? [`${width} 0 0 ${height - width} 0 ${-height} cm`, '/Caption Do'] : []),
    'Q',
  ].join('\n');
  const resources = caption ? '<< /XObject << /Caption 5 0 R >> >>' : '<< >>';
  return fileOf([
    part('<< /Type /Catalog /Pages 2 0 R >>'),
    part('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    part(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources ${resources} /Contents 4 0 R >>`,
    ),
    stream('', new TextEncoder().encode(content)),
    ...(caption ? [caption] : []),
  ]);
}

type Part = readonly Uint8Array<ArrayBuffer>[];
const encoder = new TextEncoder();
const part = (text: string): Part => [encoder.encode(text)];

function stream(facts: string, content: Uint8Array): Part {
  const packed = new Uint8Array(zlibSync(content));
  return [
    encoder.encode(`<< ${facts} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    encoder.encode('\nendstream'),
  ];
}

function captionOf(drawing: CodeDrawing, centimetres: number): Part {
  const scale = pixelsOfAModule(drawing, centimetres);
  const canvas = paintCode(drawing, scale);
  const from = drawing.width * scale;
  const { width, height, data } = contextOf(canvas).getImageData(0, from, canvas.width, canvas.height - from);
  const colours = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    colours.set(data.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
  return stream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`,
    colours,
  );
}

/** The parts numbered from 1, and where each begins: what a reader jumps by. */
function fileOf(parts: readonly Part[]): Blob {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const write = (...more: readonly Uint8Array<ArrayBuffer>[]) => {
    pieces.push(...more);
    length += more.reduce((sum, piece) => sum + piece.length, 0);
  };
  write(encoder.encode('%PDF-1.4\n'));
  const starts = parts.map((content, index) => {
    const start = length;
    write(encoder.encode(`${index + 1} 0 obj\n`), ...content, encoder.encode('\nendobj\n'));
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  write(
    encoder.encode(
      `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${parts.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return new Blob(pieces, { type: 'application/pdf' });
}
