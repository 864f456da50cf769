/**
 * What things count. Every file under a person counts once, however many albums show it, with a floor a file; letters
 * and the words of copies, which bring no file, count against a bound of their own. The business rules, the checker and
 * the upload page all weigh with these.
 */
import { FILE_FLOOR_BYTES, LETTER_FLOOR_BYTES, VAULT_ITEM_FLOOR_BYTES } from './limits.ts';

/** What one stored file counts. */
export function fileWeight(byteCount: number): number {
  return Math.max(byteCount, FILE_FLOOR_BYTES);
}

/** What an item's folder counts: its original, and the room its two thumbnails have or take. */
export function itemWeight(item: { readonly byteCount: number; readonly thumbnailBytes: number }): number {
  return fileWeight(item.byteCount) + item.thumbnailBytes;
}

/** The room that both thumbnails are promised when the page says that together they have `byteCount` bytes. */
export function thumbnailRoom(byteCount: number): number {
  return byteCount === 0 ? 0 : Math.max(byteCount, 2 * FILE_FLOOR_BYTES);
}

/** What a letter counts toward TEXT_LIMIT_BYTES. */
export function letterWeight(byteCount: number): number {
  return Math.max(byteCount, LETTER_FLOOR_BYTES);
}

/** What a vault item counts toward TEXT_LIMIT_BYTES; its earlier versions count what they weigh. */
export function vaultItemWeight(byteCount: number): number {
  return Math.max(byteCount, VAULT_ITEM_FLOOR_BYTES);
}

/** What a copy of a file counts toward TEXT_LIMIT_BYTES: the words and the placeholder that are written once more. */
export function copyWeight(copy: { readonly caption: string; readonly placeholder: string }): number {
  const encoder = new TextEncoder();
  return encoder.encode(copy.caption).length + encoder.encode(copy.placeholder).length;
}
