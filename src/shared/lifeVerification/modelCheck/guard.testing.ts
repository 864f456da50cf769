/** What stands in a file of the machine, and what stands there without the guard. */
export interface Guard {
  readonly promise: string;
  readonly file: string;
  readonly guard: string;
  readonly without: string;
}

type Row = readonly [promise: string, guard: string, without: string];

/** Of one file, to be written down as rows. */
export const guardsOf = (file: string, rows: readonly Row[]): readonly Guard[] =>
  rows.map(([promise, guard, without]) => ({ promise, file, guard, without }));
