/** The JSON of many sidecars, read in the order that is quickest. */
import type { Archive, ArchiveFile } from '../archive/archiveFile.ts';
import type { Findings } from '../findings.ts';

export const isJson = ({ path }: ArchiveFile): boolean => /\.json$/i.test(path);

/** What is no JSON is told as a finding, and left out. */
export async function readJson(
  archive: Archive,
  files: readonly ArchiveFile[],
  findings: Pick<Findings, 'add'>,
): Promise<ReadonlyMap<ArchiveFile, unknown>> {
  const contents = new Map<ArchiveFile, unknown>();
  for await (const [file, text] of archive.readTexts(files)) {
    try {
      if (text === null) throw new SyntaxError('This file cannot be read.');
      contents.set(file, JSON.parse(text.replace(/^\uFEFF/, '')));
    } catch {
      findings.add('sidecar-damaged', file.path);
    }
  }
  return contents;
}
