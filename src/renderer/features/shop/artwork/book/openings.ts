/** How a book lies open: its first and its last page alone, the others two by two; or every page by itself. */
export type Opening = readonly [first: number, second?: number];

export function openings(pages: number, isWide: boolean): readonly Opening[] {
  if (!isWide) return Array.from({ length: pages }, (_, index) => [index]);
  const pairs = Array.from({ length: Math.max(0, Math.ceil((pages - 1) / 2)) }, (_, index): Opening => {
    const first = 2 * index + 1;
    return first + 1 < pages ? [first, first + 1] : [first];
  });
  return pages === 0 ? [] : [[0], ...pairs];
}
