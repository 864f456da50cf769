/**
 * Whether a film or picture of boxes has all that it says it has: the directory of its content, and each sample or item
 * that the directory names. A camera that was switched off too early leaves no directory; a broken copy ends inside of
 * what it names. Sources: ISO/IEC 14496-12 (`moov`, `moof`, `mdat`, `iloc`), QuickTime File Format.
 */
import { type Box, readBoxes } from '../readBoxes.ts';
import { findItemsEnd } from './findItemsEnd.ts';
import { findSamplesEnd } from './findSamplesEnd.ts';

/** A film of fragments has some thousands; beyond this a file is taken for whole. */
const MOST_BOXES = 20_000;

const directories: ReadonlySet<string> = new Set(['moov', 'moof', 'meta']);

/** Where the content that the directories name ends; null where they name none. */
async function findContentEnd(file: Blob, boxes: readonly Box[]): Promise<number | null> {
  let contentEnd: number | null = null;
  for (const box of boxes) {
    const end =
      box.type === 'moov'
        ? await findSamplesEnd(file, box)
        : box.type === 'meta'
          ? await findItemsEnd(file, box)
          : null;
    if (end !== null) contentEnd = Math.max(contentEnd ?? 0, end);
  }
  return contentEnd;
}

export async function isIsoMediaWhole(file: Blob): Promise<boolean> {
  const boxes: Box[] = [];
  for await (const box of readBoxes(file, { start: 0, end: file.size, most: MOST_BOXES })) boxes.push(box);
  if (boxes.length === MOST_BOXES) return true;
  const directory = boxes.filter(({ type }) => directories.has(type));
  if (directory.length === 0 || directory.some(({ isWhole }) => !isWhole)) return false;
  const contentEnd = await findContentEnd(file, directory);
  if (contentEnd !== null && contentEnd > file.size) return false;
  // What the directory names is there, whatever its container says to be long; fragments are named one by one.
  const isNamed = contentEnd !== null && !directory.some(({ type }) => type === 'moof');
  return isNamed || boxes.every(({ type, isWhole }) => isWhole || type !== 'mdat');
}
