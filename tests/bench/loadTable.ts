/** Loads as lines of a table: how many a second, how long one takes, and the floors of the same run. */
import type { Rate } from './load/drive.ts';

export interface LoadLine extends Rate {
  readonly name: string;
  readonly clients: number;
  /** The plain HTTP echo with as many clients, requests a second. */
  readonly echo: number;
  /** The bare operation, one after another, a second. */
  readonly bare: number;
}

const format = (value: number) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 }).format(value);

export function printLoadHeading(bare: string): void {
  console.log(
    `\n${'operation'.padEnd(36)}${'clients'.padStart(8)}${'ops/s'.padStart(10)}${'p50 ms'.padStart(10)}${'p99 ms'.padStart(10)}${'echo/s'.padStart(10)}   ${bare}`,
  );
}

export function printLoad({ name, clients, perSecond, median, p99, echo, bare }: LoadLine): void {
  const columns = [clients, perSecond, median, p99, echo].map((value, position) =>
    format(value).padStart(position === 0 ? 8 : 10),
  );
  console.log(`${name.padEnd(36)}${columns.join('')}   ${format(bare)}/s`);
}
