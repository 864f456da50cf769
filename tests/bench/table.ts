/** Figures as lines of a plain table: what was measured, the floor of the same run, and their ratio. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the same machine does at best in the same run. */
  readonly floor?: number;
  /** What we aim for, in words. */
  readonly aim?: string;
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export function printFigures(figures: readonly Figure[]): void {
  for (const { name, value, unit, floor, aim } of figures) {
    const beside =
      floor === undefined
        ? ''
        : `   floor ${number.format(floor)} ${unit} (${Math.round((value / floor) * 100)} %)`;
    console.log(
      `${name.padEnd(52)} ${number.format(value).padStart(10)} ${unit}${beside}${aim ? `   aim ${aim}` : ''}`,
    );
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
