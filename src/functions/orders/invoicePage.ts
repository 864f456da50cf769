/**
 * Paper to write an invoice on: lines of text in whichever of our typefaces has their letters, columns, and as many pages as it
 * takes. Only the letters that are written are embedded (pdfkit's own subset).
 */
import PDFDocument from 'pdfkit';
import { withoutDirectionMarks } from '#shared/directionMarks.ts';
import type { Services } from '../services.ts';

/** By what they are asked for; the first has nearly everything. */
const TYPEFACES = [
  { name: 'latin', file: 'source-sans-3-medium.ttf', script: null },
  { name: 'hebrew', file: 'noto-sans-hebrew-medium.ttf', script: /[\p{Script=Hebrew}]/u },
  { name: 'arabic', file: 'noto-sans-arabic-medium.ttf', script: /[\p{Script=Arabic}]/u },
] as const;

const MARGIN = 56;
const INK = '#2b1a1f';
const QUIET = '#6d5a5f';

interface Cell {
  readonly text: string;
  /** Where it begins, in points from the left margin, and how wide it is. */
  readonly x: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
  readonly isQuiet?: boolean;
}

export interface InvoicePaper {
  readonly width: number;
  /** Cells side by side; the row is as tall as its tallest cell, and is never cut by the end of a page. */
  row(cells: readonly Cell[], size?: number): void;
  rule(): void;
  space(points: number): void;
  /** Numbers the pages and hands over the file. */
  finish(label: (page: number, pages: number) => string): Promise<Buffer>;
}

export async function openPaper(
  services: Services,
  about: { title: string; author: string; date: Date },
): Promise<InvoicePaper> {
  const files = await Promise.all(
    TYPEFACES.map(async ({ name, file }) => ({
      name,
      content: await services.readResource(`fonts/engraving/${file}`),
    })),
  );
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    info: { Title: about.title, Author: about.author, CreationDate: about.date },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
  });
  for (const { name, content } of files) document.registerFont(name, content);
  const width = document.page.width - 2 * MARGIN;
  const bottom = document.page.height - MARGIN - 24;

  function layOut({ text, x, width: room, align = 'left' }: Cell, size: number, y: number | null): number {
    const words = written(text);
    document.font(typefaceOf(words)).fontSize(size);
    if (y === null) return document.heightOfString(words, { width: room, align });
    document.text(words, MARGIN + x, y, { width: room, align });
    return document.y - y;
  }

  return {
    width,
    row(cells, size = 10) {
      const height = Math.max(...cells.map((cell) => layOut(cell, size, null)));
      if (document.y + height > bottom) {
        document.addPage();
        document.y = MARGIN;
      }
      const top = document.y;
      for (const cell of cells) {
        document.fillColor(cell.isQuiet ? QUIET : INK);
        layOut(cell, size, top);
      }
      document.y = top + height + size * 0.4;
    },
    rule() {
      const y = document.y + 2;
      document
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + width, y)
        .lineWidth(0.6)
        .strokeColor(QUIET)
        .stroke();
      document.y = y + 8;
    },
    space(points) {
      document.y += points;
    },
    finish(label) {
      const { count } = document.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        document.switchToPage(page);
        document.page.margins.bottom = 0;
        document.fillColor(QUIET).font('latin').fontSize(8);
        const y = document.page.height - MARGIN;
        document.text(written(label(page + 1, count)), MARGIN, y, {
          width,
          align: 'right',
          lineBreak: false,
        });
      }
      document.end();
      return ended;
    },
  };
}

/**
 * The typefaces have no narrow space that does not break. No control characters are written but the ends of lines, and nothing
 * that turns around what stands beside a name.
 */
const written = (text: string): string =>
  withoutDirectionMarks(text)
    .replace(/\u202f/gu, '\u00a0')
    .replace(/[^\P{Cc}\n]+/gu, ' ');

/** A row is written in one typeface: that of the script that the first has not. */
const typefaceOf = (text: string): string =>
  TYPEFACES.find(({ script }) => script?.test(text))?.name ?? TYPEFACES[0].name;
