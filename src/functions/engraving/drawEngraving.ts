/** What the workshop cuts: the outlines of an engraving at their true size, so that nobody there needs its typeface. */
import { type EngravingLayout, layOutEngraving } from '#shared/engraving/layOutEngraving.ts';
import { type EngravingPlace, engravingPlace } from '#shared/engraving/places.ts';
import type { Shaper } from '#shared/engraving/shaper.ts';
import type { CartLine, EngravingText } from '#shared/shop/cart.ts';
import { products } from '#shared/shop/products.ts';

type EngravedLine = Pick<CartLine, 'productId' | 'options' | 'engraving'>;

/** The typeface has every sign of it, and it is cut no smaller than can be read. */
export function fitsOn(shaper: Shaper, text: EngravingText, line: EngravedLine): boolean {
  return layOut(shaper, { ...line, engraving: text })?.layout.issues.length === 0;
}

/** An SVG of the engraved side in millimetres; null for a line without an engraving. */
export function drawEngraving(shaper: Shaper, line: EngravedLine): string | null {
  const laidOut = layOut(shaper, line);
  if (!laidOut || laidOut.layout.path === '') return null;
  const { place, layout } = laidOut;
  const { width, height } = place;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"><path fill="#000000" d="${layout.path}"/></svg>`;
}

function layOut(
  shaper: Shaper,
  { productId, options, engraving: text }: EngravedLine,
): { readonly place: EngravingPlace; readonly layout: EngravingLayout } | null {
  const { engraving } = products[productId];
  const place = engravingPlace(productId, options);
  if (!engraving || !place || !text) return null;
  return { place, layout: layOutEngraving(text, { engraving, place, shaper }) };
}
