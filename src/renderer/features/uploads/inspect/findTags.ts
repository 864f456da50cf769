/**
 * Where a picture's tags stand. Most have them at their beginning in a form that ExifReader knows; cameras' RAW files
 * put the same TIFF directories behind a name of their own. Sources: exiftool's Olympus.pm, PanasonicRaw.pm,
 * FujiFilm.pm (RAF) and Canon.pm (CR3).
 */

/** How Olympus and Panasonic begin what is TIFF otherwise. */
const renamedTiff = /^(?:II(?:RO|RS|U\0)|MM(?:OR|SR))/;
const TIFF_MAGIC = 42;
const FUJI_NAME = 'FUJIFILMCCD-RAW ';
/** Of the JPEG that a RAF holds: its place and its length. */
const FUJI_PICTURE = 84;
/** CR3 begins with its directories; what follows are the pictures. */
const CANON_SEARCHED = 1024 * 1024;
/** The boxes of the picture's own tags and of the camera's. */
const canonBoxes = ['CMT1', 'CMT2'];

const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** Parts of the file to be read for tags. It may alter `content`, whose tags it makes readable. */
export function findTags(content: ArrayBuffer): ArrayBuffer[] {
  const bytes = new Uint8Array(content);
  const view = new DataView(content);
  const head = textOf(bytes.subarray(0, FUJI_NAME.length));
  if (renamedTiff.test(head)) {
    view.setUint16(2, TIFF_MAGIC, head.startsWith('II'));
    return [content];
  }
  if (head === FUJI_NAME && content.byteLength >= FUJI_PICTURE + 8) {
    const start = view.getUint32(FUJI_PICTURE);
    return [content.slice(start, start + view.getUint32(FUJI_PICTURE + 4))];
  }
  if (head.slice(4, 12) === 'ftypcrx ') {
    const directories = textOf(bytes.subarray(0, CANON_SEARCHED));
    return canonBoxes.flatMap((name) => {
      const at = directories.indexOf(name);
      return at < 4 ? [] : [content.slice(at + 4, at - 4 + view.getUint32(at - 4))];
    });
  }
  return [content];
}
