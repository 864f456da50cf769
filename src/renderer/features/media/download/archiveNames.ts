/**
 * Names of files inside a downloaded archive: what the family called them, safe on every system, none twice.
 */

import { LONGEST_BYTES, safeFileName, splitName } from '#shared/fileNames.ts';

/**
 * A name for each file, in order. Two of the same name become `name.jpg` and `name (2).jpg`; case is ignored,
 * because Windows and macOS ignore it.
 */
export function archiveNames(fileNames: readonly string[], longestBytes = LONGEST_BYTES): string[] {
  const taken = new Set<string>();
  return fileNames.map((fileName) => {
    const safe = safeFileName(fileName, longestBytes);
    const { stem, extension } = splitName(safe);
    let candidate = safe;
    for (let copy = 2; taken.has(candidate.toLowerCase()); copy += 1) {
      candidate = `${stem} (${copy})${extension}`;
    }
    taken.add(candidate.toLowerCase());
    return candidate;
  });
}

/** Where each file stands in an archive: its folder and a name that nothing else in that folder has. */
export function archivePaths(
  files: readonly { readonly fileName: string; readonly folder?: string }[],
): string[] {
  const paths: string[] = Array.from({ length: files.length }, () => '');
  const indices = Map.groupBy(files.keys(), (index) => files[index]?.folder ?? '');
  for (const [folder, inFolder] of indices) {
    const names = archiveNames(inFolder.map((index) => files[index]?.fileName ?? ''));
    inFolder.forEach((index, position) => {
      const name = names[position] ?? '';
      paths[index] = folder === '' ? name : `${folder}/${name}`;
    });
  }
  return paths;
}
