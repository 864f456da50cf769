/** Empties the clipboard as far as a browser lets a page: what it may not read, it empties whatever it holds. */
async function isReadable(): Promise<boolean> {
  try {
    // Not asked for: a question about the clipboard, half a minute after it was used, would only frighten.
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName });
    return state === 'granted';
  } catch {
    return false;
  }
}

/** Rejects while the page has not the focus, or the browser wants a press first. */
export async function clearClipboard(text: string): Promise<void> {
  if ((await isReadable()) && (await navigator.clipboard.readText()) !== text) return;
  await navigator.clipboard.writeText('');
}
