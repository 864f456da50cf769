/** Hands a small text to the browser's downloads. */
export function saveFile(name: string, text: string, contentType: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: contentType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
