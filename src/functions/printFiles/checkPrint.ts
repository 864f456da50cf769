/** Whether a PDF is what its reservation says and what the workshop prints: its pages, their size and bleed, and its typefaces. */
import { PRINT_BLEED, type PrintFile } from '#shared/domain/printFile.ts';
import { products } from '#shared/shop/products.ts';
import { type InspectedPage, inspectPdf, type PdfBox } from './pdf/inspectPdf.ts';
import { openPdf, type ReadBytes } from './pdf/openPdf.ts';

/** Points of PDF. */
const MILLIMETRE = 72 / 25.4;
/** Millimetres: what no knife is exact to. */
const ALLOWANCE = 0.2;

/** Why it cannot be printed, for the log and who makes it; null where it can. */
export async function checkPrint(
  read: ReadBytes,
  { byteCount, pages, productId, size }: Pick<PrintFile, 'byteCount' | 'pages' | 'productId' | 'size'>,
): Promise<string | null> {
  const sizes = products[productId].options.find(({ id }) => id === 'size')?.values ?? [];
  const wanted = sizes.find(({ id }) => id === size)?.millimetres;
  if (!wanted) return 'This is not made in that size.';
  try {
    const found = await inspectPdf(await openPdf(read, byteCount), pages);
    if (found.length !== pages) return `It has ${found.length} pages and not ${pages}.`;
    const wrong = found.map((page) => faultOf(page, wanted)).findIndex((fault) => fault !== null);
    const page = found[wrong];
    return page ? `Page ${wrong + 1}: ${faultOf(page, wanted)}` : null;
  } catch (error) {
    if (error instanceof SyntaxError) return error.message;
    throw error;
  }
}

function faultOf(
  { media, bleed, trim, strangers }: InspectedPage,
  wanted: readonly [number, number],
): string | null {
  if (!media || !bleed || !trim) return 'it does not say where it is cut.';
  const [width, height] = millimetresOf(trim);
  // A frame hangs upright or across.
  const isSo = [wanted, wanted.toReversed()].some(([w, h]) => isNear(width, w) && isNear(height, h));
  if (!isSo) return `it is ${width} × ${height} mm.`;
  if (!reaches(bleed, trim, PRINT_BLEED - ALLOWANCE)) return 'too little stands around what is cut.';
  if (!reaches(media, bleed, -ALLOWANCE)) return 'its sheet is smaller than what is printed.';
  return strangers.length > 0 ? `its typefaces are not in it: ${strangers.join(', ')}.` : null;
}

const isNear = (one: number, other = Number.NaN) => Math.abs(one - other) <= ALLOWANCE;

const millimetresOf = ([left, bottom, right, top]: PdfBox): readonly [number, number] => [
  Math.round(((right - left) / MILLIMETRE) * 10) / 10,
  Math.round(((top - bottom) / MILLIMETRE) * 10) / 10,
];

/** Whether one box stands around another by so many millimetres on each side. */
function reaches(outer: PdfBox, inner: PdfBox, millimetres: number): boolean {
  const [least, [left, bottom, right, top]] = [millimetres * MILLIMETRE, outer];
  return (
    inner[0] - left >= least &&
    inner[1] - bottom >= least &&
    right - inner[2] >= least &&
    top - inner[3] >= least
  );
}
