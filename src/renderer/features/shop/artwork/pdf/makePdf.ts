/**
 * Pages as a print-ready PDF: trimmed size and bleed in its boxes, typefaces embedded with the letters that are used, pictures
 * one at a time. It is made in slices, so that the page stays usable, and goes to the browser's blob store as it grows.
 */
import PDFDocument from 'pdfkit';
import type { PlacedPicture, PrintedPage, SetLine, Size } from '../page.ts';
import { BLEED, coverColour, type Face, inkColour, softColour } from '../page.ts';
import { isSetAsText, outlineOf, type PrintType } from './printType.ts';

/** Points of PDF. */
const MILLIMETRE = 72 / 25.4;

export interface PdfOptions {
  readonly pages: readonly PrintedPage[];
  readonly trim: Size;
  readonly title: string;
  readonly type: PrintType;
  /** A JPEG of the part that is printed, at most as fine as it can be printed. */
  readonly drawPicture: (picture: PlacedPicture) => Promise<ArrayBuffer>;
  readonly signal: AbortSignal;
  readonly onPage: (pages: number) => void;
}

/** Throws the signal's reason, and what `drawPicture` throws. */
export async function makePdf(options: PdfOptions): Promise<Blob> {
  const { pages, trim, title, type, signal, onPage } = options;
  const bleed = BLEED * MILLIMETRE;
  const whole = [trim.width * MILLIMETRE + 2 * bleed, trim.height * MILLIMETRE + 2 * bleed] as const;
  // An empty name is none: there are no standard fonts in a browser, and a printer wants none.
  const pdf = new PDFDocument({
    font: '',
    autoFirstPage: false,
    margin: 0,
    pdfVersion: '1.6',
    info: { Title: title, Creator: 'Amaranth' },
  });
  const finished = collect(pdf);
  for (const [face, bytes] of type.fonts) pdf.registerFont(face, bytes);
  for (const [index, page] of pages.entries()) {
    signal.throwIfAborted();
    pdf.addPage({ size: [...whole], margin: 0 });
    const box = [bleed, bleed, whole[0] - bleed, whole[1] - bleed];
    Object.assign(pdf.page.dictionary.data, { TrimBox: box, BleedBox: [0, 0, ...whole] });
    if (page.isCover) pdf.rect(0, 0, ...whole).fill(coverColour);
    for (const part of page.parts) {
      if (part.is === 'line') writeLine(pdf, part, type);
      else await placePicture(pdf, part, options);
    }
    onPage(index + 1);
    // A page of letters alone awaits nothing: somebody who presses a key meanwhile is answered.
    await new Promise((resolve) => setTimeout(resolve));
  }
  signal.throwIfAborted();
  pdf.end();
  return finished;
}

type Pdf = InstanceType<typeof PDFDocument>;

const at = (millimetres: number): number => (millimetres + BLEED) * MILLIMETRE;

async function placePicture(
  pdf: Pdf,
  part: PlacedPicture,
  { drawPicture, signal }: PdfOptions,
): Promise<void> {
  const { x, y, width, height } = part.frame;
  const jpeg = await drawPicture(part);
  signal.throwIfAborted();
  pdf.image(jpeg, at(x), at(y), { width: width * MILLIMETRE, height: height * MILLIMETRE });
}

/** As text where the typeface has it all; else as the outlines of what it has. */
function writeLine(pdf: Pdf, line: SetLine, type: PrintType): void {
  const { text, face, size, x, baseline, isSoft } = line;
  const colour = isSoft ? softColour : inkColour;
  if (isSetAsText(type.shaper, text, face)) {
    pdf
      .font(face satisfies Face)
      .fontSize(size * MILLIMETRE)
      .fillColor(colour)
      .text(text, at(x), at(baseline), { lineBreak: false, baseline: 'alphabetic' });
    return;
  }
  const path = outlineOf(type.shaper, line);
  if (path === '') return;
  pdf.save().translate(at(0), at(0)).scale(MILLIMETRE).path(path).fill(colour).restore();
}

/** In pieces of this size what is written leaves the page's memory. */
const PIECE_BYTES = 8 * 1024 * 1024;

function collect(pdf: Pdf): Promise<Blob> {
  const pieces: Blob[] = [];
  let loose: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const bind = () => {
    pieces.push(new Blob(loose));
    [loose, bytes] = [[], 0];
  };
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => {
      loose.push(chunk);
      bytes += chunk.byteLength;
      if (bytes >= PIECE_BYTES) bind();
    });
    pdf.on('end', () => {
      bind();
      resolve(new Blob(pieces, { type: 'application/pdf' }));
    });
    pdf.on('error', reject);
  });
}
