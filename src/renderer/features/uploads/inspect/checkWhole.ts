/**
 * Whether a picture file has its end: a camera card pulled too early, or a broken download, leaves a JPEG or PNG whose
 * lower half is grey. Such a file is named as damaged, because keeping it unsaid would look like safety.
 */

/** How much of the end is looked at; cameras append a few bytes after the end marker. */
const TAIL = 64 * 1024;

function endsWithin(tail: Uint8Array, ...marker: number[]): boolean {
  for (let start = tail.length - marker.length; start >= 0; start -= 1) {
    if (marker.every((byte, index) => tail[start + index] === byte)) return true;
  }
  return false;
}

/** True for types without a recognisable end. Sources: ITU T.81 (EOI), PNG §5.6 (IEND), GIF89a (trailer), PDF 3.4.4. */
export async function isWhole(file: Blob, contentType: string): Promise<boolean> {
  const tail = new Uint8Array(await file.slice(Math.max(0, file.size - TAIL)).arrayBuffer());
  switch (contentType) {
    case 'image/jpeg':
      return endsWithin(tail, 0xff, 0xd9);
    case 'image/png':
      return endsWithin(tail, 0x49, 0x45, 0x4e, 0x44);
    case 'image/gif':
      return endsWithin(tail, 0x3b);
    case 'image/webp': {
      const head = new DataView(await file.slice(0, 8).arrayBuffer());
      return file.size >= head.getUint32(4, true) + 8;
    }
    case 'application/pdf':
      return endsWithin(tail, 0x25, 0x25, 0x45, 0x4f, 0x46);
    default:
      return true;
  }
}
