/** Whole numbers drawn without bias. */

/** Fills an array with random numbers; a source of its own in tests. */
export type FillRandom = (values: Uint32Array<ArrayBuffer>) => void;

export const fillFromSystem: FillRandom = (values) => {
  crypto.getRandomValues(values);
};

const range = 2 ** 32;

/** From 0 to `limit` - 1, each as likely: what would favour the first ones is drawn again. */
export function drawBelow(limit: number, fillRandom: FillRandom): number {
  const fair = range - (range % limit);
  const values = new Uint32Array(1);
  for (;;) {
    fillRandom(values);
    const [value = 0] = values;
    if (value < fair) return value % limit;
  }
}

/** Throws a RangeError for an empty list. */
export function drawFrom<Item>(list: ArrayLike<Item>, fillRandom: FillRandom): Item {
  const item = list[drawBelow(list.length, fillRandom)];
  if (item === undefined) throw new RangeError('Nothing to draw from.');
  return item;
}
