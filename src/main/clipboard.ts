/**
 * Secrets on the clipboard: written with the marks that clipboard histories and clouds know, and taken back. A page could
 * write them too, but without a mark, and may not take them back once another window has the focus.
 */
import { ClipboardItem, clipboard } from 'electron';

const raw = (format: string) => `electron application/osclipboard;format="${format}"`;
/** Off, as Windows reads it: 32 bits. */
const off = () => new Blob([new Uint8Array(4)]);

/** What tells each system's clipboard histories that the text is not for them. */
const marks: Partial<Record<NodeJS.Platform, () => Record<string, string | Blob>>> = {
  // http://nspasteboard.org
  darwin: () => ({ [raw('org.nspasteboard.ConcealedType')]: 'secret' }),
  // https://learn.microsoft.com/windows/win32/dataxchg/clipboard-formats
  win32: () => ({
    [raw('ExcludeClipboardContentFromMonitorProcessing')]: off(),
    [raw('CanIncludeInClipboardHistory')]: off(),
    [raw('CanUploadToCloudClipboard')]: off(),
  }),
  // Klipper's, which other Linux histories follow.
  linux: () => ({ [raw('x-kde-passwordManagerHint')]: 'secret' }),
};

export async function copySecret(text: string): Promise<void> {
  const marked = marks[process.platform]?.() ?? {};
  try {
    await clipboard.write([new ClipboardItem({ 'text/plain': text, ...marked })]);
  } catch {
    // A system that takes no mark still takes the text.
    await clipboard.writeText(text);
  }
}

/** Leaves alone what was copied since. */
export async function clearClipboard(text: string): Promise<void> {
  if ((await clipboard.readText()) === text) clipboard.clear();
}
