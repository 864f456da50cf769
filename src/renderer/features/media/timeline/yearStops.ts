/** Where each year begins in the grid, for the scrubber beside a long album. */
import { asUtcDate } from '#shared/domain/wallClock.ts';
import type { Arrangement } from './arrange.ts';
import type { Dated } from './groupByMonth.ts';
import type { Section } from './mergeSparseMonths.ts';

export interface YearStop {
  readonly year: number;
  /** CSS pixels from the grid's top. */
  readonly y: number;
}

/** In the grid's order. A part that tells several years has a stop for each, at the row of the year's first item. */
export function yearStops(
  sections: readonly Section<Dated>[],
  arrangement: Pick<Arrangement, 'months' | 'items'>,
): readonly YearStop[] {
  const stops: YearStop[] = [];
  sections.forEach(({ span, items }, index) => {
    const month = arrangement.months[index];
    if (!span || !month) return;
    const firstRow = arrangement.items[month.from]?.y;
    items.forEach((item, place) => {
      const year = asUtcDate(item.takenAt)?.getUTCFullYear();
      if (year === undefined || stops.at(-1)?.year === year) return;
      const row = arrangement.items[month.from + place]?.y;
      stops.push({ year, y: row === undefined || row === firstRow ? month.heading.y : row });
    });
  });
  return stops;
}

/** The years that stand in the same row as this one, which `stopAt` cannot tell apart: their first and last index. */
export function stopsBeside(stops: readonly YearStop[], index: number): { from: number; to: number } {
  const y = stops[index]?.y;
  return { from: stops.findIndex((stop) => stop.y === y), to: stops.findLastIndex((stop) => stop.y === y) };
}

/** Index of the year that stands at a height of the grid. */
export function stopAt(stops: readonly YearStop[], y: number): number {
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop.y <= y + 1),
  );
}

/** The stops whose names have room on a track: the first always, then each far enough from the one before. */
export function namedStops(
  stops: readonly YearStop[],
  pixelsOnTrack: (y: number) => number,
  room: number,
): readonly YearStop[] {
  const named: YearStop[] = [];
  for (const stop of stops) {
    const before = named.at(-1);
    if (!before || pixelsOnTrack(stop.y) - pixelsOnTrack(before.y) >= room) named.push(stop);
  }
  return named;
}
