/** Where each year begins in the grid, for the scrubber beside a long album. */
import type { Arrangement } from './arrange.ts';
import type { Section } from './mergeSparseMonths.ts';

export interface YearStop {
  readonly year: number;
  /** CSS pixels from the grid's top. */
  readonly y: number;
}

/** In the grid's order; a part that tells several years stands for its first. */
export function yearStops(
  sections: readonly Pick<Section<unknown>, 'span'>[],
  arrangement: Pick<Arrangement, 'months'>,
): readonly YearStop[] {
  const stops: YearStop[] = [];
  sections.forEach(({ span }, index) => {
    const y = arrangement.months[index]?.heading.y;
    if (span && y !== undefined && stops.at(-1)?.year !== span.first.year)
      stops.push({ year: span.first.year, y });
  });
  return stops;
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
