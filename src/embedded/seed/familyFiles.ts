/** The demo family's files in the bucket: what is missing is put back, what does not belong goes. */
import type { Bucket } from '@google-cloud/storage';
import { DEMO_FAMILY_UID } from '#shared/domain/demo.ts';
import type { DemoFile } from '../../functions/accountData.ts';

/** Visitors' requests go between the family's own uploads. */
const AT_ONCE = 4;

/** Puts back what is missing or differs. What should not be there is for `removeStrayFiles`, after the documents. */
export async function restoreFiles(bucket: Bucket, wanted: ReadonlyMap<string, DemoFile>): Promise<number> {
  const found = await storedFiles(bucket);
  const missing = [...wanted.values()].filter(({ name, md5 }) => found.get(name) !== md5);
  for (let start = 0; start < missing.length; start += AT_ONCE) {
    await Promise.all(
      missing
        .slice(start, start + AT_ONCE)
        .map(({ name, content, contentType }) =>
          bucket.file(name).save(content, { contentType, resumable: false }),
        ),
    );
  }
  return missing.length;
}

export async function removeStrayFiles(bucket: Bucket, wanted: ReadonlyMap<string, DemoFile>) {
  const found = await storedFiles(bucket);
  const strays = [...found.keys()].filter((name) => !wanted.has(name));
  await Promise.all(strays.map((name) => bucket.file(name).delete({ ignoreNotFound: true })));
  return strays.length;
}

/** MD5 by object name, of everything under the family's folder. */
async function storedFiles(bucket: Bucket): Promise<Map<string, string>> {
  const [files] = await bucket.getFiles({ prefix: `users/${DEMO_FAMILY_UID}/` });
  return new Map(files.map(({ name, metadata }) => [name, metadata.md5Hash ?? '']));
}
