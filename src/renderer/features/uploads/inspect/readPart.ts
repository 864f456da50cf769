/** Reads a part of a file that may be cut: null where not all of it is there. Files of any size are looked at this way. */
export async function readPart(file: Blob, start: number, length: number): Promise<DataView | null> {
  if (start < 0 || start + length > file.size) return null;
  return new DataView(await file.slice(start, start + length).arrayBuffer());
}
