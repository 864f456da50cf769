/**
 * utif2 believes whatever a TIFF's directories say: an entry of four thousand million values, or a page that names itself
 * as the next one, keeps it busy until its memory is used up. So what cannot be, and what no pixel needs, is emptied
 * before it looks. Source: TIFF 6.0, section 2.
 */

const HEADER_LENGTH = 8;
const ENTRY_LENGTH = 12;
const TIFF_MAGIC = 42;
/** Of each type of value, in bytes, from 1 on. */
const typeLengths = [1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
/** Directories in directories, which utif2 would walk too: SubIFDs, EXIF, maker's notes, GPS, DNG's and Fuji's own. */
const nested: ReadonlySet<number> = new Set([330, 34_665, 37_500, 34_853, 50_740, 61_440]);
/** More pages than any scanner binds. */
const MOST_PAGES = 10_000;

/** In place; what is no TIFF, and BigTIFF, which utif2 does not read, stay as they are. */
export function mendDirectories(content: ArrayBuffer): void {
  const view = new DataView(content);
  if (view.byteLength < HEADER_LENGTH) return;
  const isLittle = view.getUint8(0) === 0x49;
  if (view.getUint16(2, isLittle) !== TIFF_MAGIC) return;
  const seen = new Set<number>();
  let pointer = 4;
  for (;;) {
    const directory = view.getUint32(pointer, isLittle);
    if (directory === 0) return;
    const end = endOf(view, directory, isLittle);
    if (end === null || seen.has(directory) || seen.size === MOST_PAGES) {
      view.setUint32(pointer, 0, isLittle);
      return;
    }
    seen.add(directory);
    for (let entry = directory + 2; entry < end; entry += ENTRY_LENGTH) mendEntry(view, entry, isLittle);
    pointer = end;
  }
}

/** Where the pointer to the next directory stands; null for a directory that is not whole. */
function endOf(view: DataView, directory: number, isLittle: boolean): number | null {
  if (directory + 2 > view.byteLength) return null;
  const end = directory + 2 + view.getUint16(directory, isLittle) * ENTRY_LENGTH;
  return end + 4 <= view.byteLength ? end : null;
}

function mendEntry(view: DataView, entry: number, isLittle: boolean): void {
  const tag = view.getUint16(entry, isLittle);
  const length = typeLengths[view.getUint16(entry + 2, isLittle) - 1];
  const byteCount = view.getUint32(entry + 4, isLittle) * (length ?? 0);
  const isInside = byteCount <= 4 || view.getUint32(entry + 8, isLittle) + byteCount <= view.byteLength;
  if (length === undefined) view.setUint16(entry + 2, 1, isLittle);
  if (length === undefined || !isInside || nested.has(tag)) view.setUint32(entry + 4, 0, isLittle);
}
