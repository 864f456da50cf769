export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}
export function countVitest(report: unknown): Totals;
export function countPlaywright(report: unknown): Totals;
