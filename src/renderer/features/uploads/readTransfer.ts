/** The files of a drop or a paste, whole folders read through. Call it before awaiting anything else. */

async function readEntry(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    return new Promise((resolve) => {
      (entry as FileSystemFileEntry).file(
        (file) => resolve([file]),
        // A file that vanished between the drop and the reading is not there to be added.
        () => resolve([]),
      );
    });
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: File[] = [];
  for (;;) {
    // Browsers give at most a hundred entries at a time.
    const entries = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (entries.length === 0) return found;
    for (const child of entries) found.push(...(await readEntry(child)));
  }
}

/** Files that systems leave in folders and nobody means to keep. */
const systemFiles = /^(\.DS_Store|Thumbs\.db|desktop\.ini|\._.*)$/i;

export async function readTransfer(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const files = entries.length > 0 ? (await Promise.all(entries.map(readEntry))).flat() : [...transfer.files];
  return files.filter(({ name }) => !systemFiles.test(name));
}
