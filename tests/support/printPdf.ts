/** Print files as the page writes them, and as no printer wants them. */
import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';

const MILLIMETRE = 72 / 25.4;
const typeface = `${import.meta.dirname}/../../resources/fonts/engraving/brygada-1918-medium.ttf`;

interface Printed {
  readonly pages?: number;
  /** Millimetres. */
  readonly trim?: readonly [number, number];
  readonly bleed?: number;
  readonly isBoxed?: boolean;
  /** A typeface that every printer is said to have, and none has to. */
  readonly font?: 'embedded' | 'Helvetica';
}

export function printPdf({
  pages = 24,
  trim = [210, 210],
  bleed = 3,
  isBoxed = true,
  font = 'embedded',
}: Printed = {}): Promise<Buffer> {
  const edge = bleed * MILLIMETRE;
  const size: [number, number] = [trim[0] * MILLIMETRE + 2 * edge, trim[1] * MILLIMETRE + 2 * edge];
  const pdf = new PDFDocument({ font: '', autoFirstPage: false, margin: 0, pdfVersion: '1.6' });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
  });
  pdf.registerFont('embedded', readFileSync(typeface));
  for (let page = 0; page < pages; page += 1) {
    pdf.addPage({ size, margin: 0 });
    const box = [edge, edge, size[0] - edge, size[1] - edge];
    if (isBoxed) Object.assign(pdf.page.dictionary.data, { TrimBox: box, BleedBox: [0, 0, ...size] });
    pdf
      .font(font)
      .fontSize(12)
      .text(`An orchard, (page ${page + 1}`, 30, 30, { lineBreak: false });
  }
  pdf.end();
  return finished;
}
