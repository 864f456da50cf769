/** Archives as tests write them: real zips of texts, in as many parts as are given. */
import { downloadZip } from 'client-zip';
import type { Archive } from './archive/archiveFile.ts';
import { openZips } from './archive/openZips.ts';

/** JSON is given as what it says. */
export type TestFiles = Readonly<Record<string, string | object>>;

export async function zipArchive(...parts: readonly TestFiles[]): Promise<Archive> {
  const zips = parts.map(async (files, index) => ({
    name: `part-${index + 1}.zip`,
    content: await downloadZip(
      Object.entries(files).map(([name, content]) => ({
        name,
        input: typeof content === 'string' ? content : JSON.stringify(content),
      })),
    ).blob(),
  }));
  return openZips(await Promise.all(zips));
}
