/**
 * Hands a file to the browser's downloads. Call what it returns when the browser has surely taken it: a small file is taken
 * at once, a large one is read while it is written to the disk.
 */
export function offerDownload(file: Blob, name: string): () => void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  return () => URL.revokeObjectURL(address);
}
