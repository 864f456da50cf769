/** What a printer asks of a PDF: how many pages, how large each is before and after it is trimmed, and whether its typefaces are in it. */
import type { OpenedPdf } from './openPdf.ts';
import { isDictionary, nameOf, type PdfDictionary, type PdfValue } from './pdfValues.ts';

/** Points of PDF from the lower left: left, bottom, right, top. */
export type PdfBox = readonly [number, number, number, number];

export interface InspectedPage {
  /** Null where it says none. */
  readonly media: PdfBox | null;
  readonly bleed: PdfBox | null;
  readonly trim: PdfBox | null;
  /** Names of typefaces that are not in the file. */
  readonly strangers: readonly string[];
}

/** Of the tree, its pages included. */
const MOST_NODES = 1_000;

/** Throws SyntaxError for what is no tree of pages, and for more than `most` of them. */
export async function inspectPdf(pdf: OpenedPdf, most: number): Promise<readonly InspectedPage[]> {
  const catalog = await dictionaryOf(pdf, pdf.trailer.get('Root'));
  const pages: InspectedPage[] = [];
  const met = new Set<PdfDictionary>();

  async function walk(value: PdfValue | undefined, inherited: PdfDictionary): Promise<void> {
    const node = await dictionaryOf(pdf, value);
    if (met.has(node) || met.size > MOST_NODES) throw new SyntaxError('Its pages go round.');
    met.add(node);
    const full: PdfDictionary = new Map([...inherited, ...node]);
    if (nameOf(node.get('Type')) === 'Page') {
      if (pages.length >= most) throw new SyntaxError('It has too many pages.');
      pages.push(await inspectPage(pdf, full));
      return;
    }
    const kids = await pdf.resolve(node.get('Kids'));
    if (!Array.isArray(kids)) throw new SyntaxError('It has no pages.');
    const handedDown = new Map([...full].filter(([key]) => key === 'MediaBox' || key === 'Resources'));
    for (const kid of kids) await walk(kid, handedDown);
  }

  await walk(catalog.get('Pages'), new Map());
  return pages;
}

async function inspectPage(pdf: OpenedPdf, page: PdfDictionary): Promise<InspectedPage> {
  const boxOf = async (name: string) => asBox(await pdf.resolve(page.get(name)));
  return {
    media: await boxOf('MediaBox'),
    bleed: await boxOf('BleedBox'),
    trim: await boxOf('TrimBox'),
    strangers: await strangersOf(pdf, await pdf.resolve(page.get('Resources'))),
  };
}

async function strangersOf(pdf: OpenedPdf, resources: PdfValue | undefined): Promise<readonly string[]> {
  const fonts = isDictionary(resources) ? await pdf.resolve(resources.get('Font')) : undefined;
  if (!isDictionary(fonts)) return [];
  const strangers: string[] = [];
  for (const value of fonts.values()) {
    const font = await dictionaryOf(pdf, value);
    if (!(await isEmbedded(pdf, font))) strangers.push(nameOf(font.get('BaseFont')) ?? '');
  }
  return strangers;
}

async function isEmbedded(pdf: OpenedPdf, font: PdfDictionary): Promise<boolean> {
  // Drawn by the file itself.
  if (nameOf(font.get('Subtype')) === 'Type3') return true;
  const descendants = await pdf.resolve(font.get('DescendantFonts'));
  const own = Array.isArray(descendants) ? await pdf.resolve(descendants[0]) : font;
  const descriptor = isDictionary(own) ? await pdf.resolve(own.get('FontDescriptor')) : undefined;
  return (
    isDictionary(descriptor) && ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(key))
  );
}

async function dictionaryOf(pdf: OpenedPdf, value: PdfValue | undefined): Promise<PdfDictionary> {
  const found = await pdf.resolve(value);
  if (!isDictionary(found)) throw new SyntaxError('A part of it is missing.');
  return found;
}

function asBox(value: PdfValue | undefined): PdfBox | null {
  if (!Array.isArray(value) || value.length !== 4) return null;
  const [left, bottom, right, top] = value.map((side: unknown) =>
    typeof side === 'number' ? side : Number.NaN,
  );
  if (left === undefined || bottom === undefined || right === undefined || top === undefined) return null;
  return [left, bottom, right, top].some(Number.isNaN) ? null : [left, bottom, right, top];
}
