/** The demo family's pictures as objects of the bucket: what must be there, and putting it there. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from '@google-cloud/storage';
import { DEMO_FAMILY_UID } from '#shared/domain/demo.ts';
import { folderOf } from '../../functions/library/index.ts';
import type { Family, Picture } from './family.ts';

export interface FamilyFile {
  /** Object name in the bucket. */
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
  readonly sha256: string;
  readonly md5: string;
}

export const itemIdOf = ({ file }: Picture) => file.replace(/\.jpg$/, '');
export const originalOf = (picture: Picture) => `${folderOf(DEMO_FAMILY_UID, itemIdOf(picture))}/original`;
export const thumbnailOf = (picture: Picture) =>
  `${folderOf(DEMO_FAMILY_UID, itemIdOf(picture))}/thumbnail-small`;

/** Visitors' requests go between the family's own uploads. */
const AT_ONCE = 4;

/** By object name. */
export async function readFamilyFiles(family: Family, folder: string): Promise<Map<string, FamilyFile>> {
  const read = async (name: string, contentType: string, source: string): Promise<FamilyFile> => {
    const content = await readFile(join(folder, source));
    return {
      name,
      contentType,
      content,
      sha256: createHash('sha256').update(content).digest('hex'),
      md5: createHash('md5').update(content).digest('base64'),
    };
  };
  const files = await Promise.all(
    family.pictures.flatMap((picture) => [
      read(originalOf(picture), 'image/jpeg', picture.file),
      read(thumbnailOf(picture), 'image/webp', picture.smallThumbnail),
    ]),
  );
  return new Map(files.map((file) => [file.name, file]));
}

/** Puts back what is missing or differs. What should not be there is for `removeStrayFiles`, after the documents. */
export async function restoreFiles(bucket: Bucket, wanted: ReadonlyMap<string, FamilyFile>): Promise<number> {
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

export async function removeStrayFiles(bucket: Bucket, wanted: ReadonlyMap<string, FamilyFile>) {
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
