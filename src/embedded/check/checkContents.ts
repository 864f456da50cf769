/** Reads what rows name and compares it with the checksums that the rows have. */
import { join } from 'node:path';
import type { Violation } from '../../functions/invariants/index.ts';
import type { NamedFile } from '../dataFolder/namedFiles.ts';
import { isMissing } from '../disk/isMissing.ts';
import { forEachFile } from '../snapshot/forEachFile.ts';
import { describeContent } from '../snapshot/manifest.ts';

/** Sizes were compared before: a file that is gone, or was, is told there. */
export async function checkContents(folder: string, files: readonly NamedFile[]): Promise<Violation[]> {
  const violations: Violation[] = [];
  await forEachFile(files, async ({ path, subject, content }) => {
    if (!content) return;
    const found = await describeContent(join(folder, path)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      return 'unreadable' as const;
    });
    if (found === null) return;
    const uid = /^users\/([^/]+)\//.exec(subject)?.[1] ?? '';
    if (found === 'unreadable') {
      const message = `The file of ${subject} cannot be read.`;
      violations.push({ uid, code: 'stored-file-unreadable', subject: path, message });
    } else if (found.byteCount === content.byteCount && found.md5 !== content.md5) {
      const message = `The file of ${subject} is not what was stored: its checksum differs.`;
      violations.push({ uid, code: 'stored-file-altered', subject: path, message });
    }
  });
  return violations;
}
