/** Money as operators type it, in either language: `59`, `59.90`, `1,290.50`, `1 290,50`. */

const ungrouped = /^(\d+)(?:[.,](\d{1,2}))?$/;
const grouped = /^(\d{1,3}(?:,\d{3})+)\.(\d{2})$|^(\d{1,3}(?:\.\d{3})+),(\d{2})$/;

/** In whole cents; null for what is no amount, and for `1,290`, which is a thousand to some and one and a bit to others. */
export function readAmount(typed: string): number | null {
  const plain = typed.replaceAll(/[\s$]/g, '');
  const found = ungrouped.exec(plain) ?? grouped.exec(plain);
  if (!found) return null;
  const [whole = '', fraction = ''] = found.slice(1).filter((part) => part !== undefined);
  const amount = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}

/** As it stands in a field before it is changed. */
export const typedAmount = (amount: number): string => (amount / 100).toFixed(2);
