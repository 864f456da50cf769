/**
 * One to four pictures on a page, whole and as large as they go together: in rows that are as wide as the page, of which those
 * are taken that cover most of it. So tall pictures come to stand beside each other and wide ones above each other.
 */
import type { Rectangle } from '#shared/engraving/places.ts';
import type { Size } from '../page.ts';

/** Between two pictures, in millimetres. */
const GAP = 5;
/** Rounds of fitting words below pictures that shrink for them. */
const MOST_ROUNDS = 6;

/** How much room the words below a picture take at a width; Infinity for words that are too many. */
export type CaptionHeight = (index: number, width: number) => number;

/** The pictures' frames in their order, centred in the room; null where they do not fit with their words. */
export function arrangePictures(
  pictures: readonly Size[],
  room: Rectangle,
  captionHeight: CaptionHeight,
): readonly Rectangle[] | null {
  let best: { readonly frames: readonly Rectangle[]; readonly area: number } | null = null;
  for (const rows of waysToSplit(pictures.length)) {
    const frames = fitRows(pictures, rows, room, captionHeight);
    const area = frames?.reduce((sum, { width, height }) => sum + width * height, 0) ?? 0;
    if (frames && area > (best?.area ?? 0)) best = { frames, area };
  }
  return best?.frames ?? null;
}

/** Every way to split so many pictures into rows, as the lengths of the rows. */
function waysToSplit(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return Array.from({ length: count }, (_, index) => index + 1).flatMap((first) =>
    waysToSplit(count - first).map((rest) => [first, ...rest]),
  );
}

interface Row {
  readonly first: number;
  readonly ratios: readonly number[];
}

function fitRows(
  pictures: readonly Size[],
  lengths: readonly number[],
  room: Rectangle,
  captionHeight: CaptionHeight,
): readonly Rectangle[] | null {
  let first = 0;
  const rows = lengths.map((length): Row => {
    const ratios = pictures.slice(first, first + length).map(({ width, height }) => width / height);
    first += length;
    return { first: first - length, ratios };
  });
  const natural = rows.map(
    ({ ratios }) => (room.width - GAP * (ratios.length - 1)) / ratios.reduce((sum, ratio) => sum + ratio, 0),
  );
  const tall = natural.reduce((sum, height) => sum + height, 0);
  let words = rows.map(() => 0);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const free = room.height - GAP * (rows.length - 1) - words.reduce((sum, height) => sum + height, 0);
    if (free <= 0) return null;
    const scale = Math.min(1, free / tall);
    const heights = natural.map((height) => height * scale);
    const wanted = rows.map((row, index) =>
      Math.max(
        ...row.ratios.map((ratio, place) => captionHeight(row.first + place, ratio * (heights[index] ?? 0))),
      ),
    );
    if (wanted.every((height, index) => height <= (words[index] ?? 0) + 0.001)) {
      return placeRows(rows, heights, words, room);
    }
    words = wanted.map((height, index) => Math.max(height, words[index] ?? 0));
  }
  return null;
}

function placeRows(
  rows: readonly Row[],
  heights: readonly number[],
  words: readonly number[],
  room: Rectangle,
): readonly Rectangle[] {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  let y = room.y + (room.height - sum(heights) - sum(words) - GAP * (rows.length - 1)) / 2;
  return rows.flatMap(({ ratios }, index) => {
    const height = heights[index] ?? 0;
    const wide = sum(ratios) * height + GAP * (ratios.length - 1);
    let x = room.x + (room.width - wide) / 2;
    const frames = ratios.map((ratio) => {
      const frame = { x, y, width: ratio * height, height };
      x += frame.width + GAP;
      return frame;
    });
    y += height + (words[index] ?? 0) + GAP;
    return frames;
  });
}
