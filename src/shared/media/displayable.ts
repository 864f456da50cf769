/** What every browser draws or plays by itself, so that an original can be shown as it is rather than by a viewing copy. */

const displayable: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/bmp',
]);

/** Whether a picture's original is shown itself. HEIC, TIFF and camera RAW are shown by their large thumbnail. */
export function isDisplayableOriginal(contentType: string): boolean {
  return displayable.has(contentType);
}
