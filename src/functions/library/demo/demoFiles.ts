/** The demo family's pictures as objects of the bucket. */
import { createHash } from 'node:crypto';
import { DEMO_FAMILY_UID } from '#shared/domain/demo.ts';
import type { DemoFile, DemoSource } from '../../accountData.ts';
import { folderOf } from '../media/itemDocument.ts';
import type { Picture, Story } from './story.ts';

/** By object name. */
export type DemoFiles = ReadonlyMap<string, DemoFile & { readonly sha256: string }>;

export const itemIdOf = ({ file }: Picture) => file.replace(/\.jpg$/, '');
export const originalOf = (picture: Picture) => `${folderOf(DEMO_FAMILY_UID, itemIdOf(picture))}/original`;
export const thumbnailOf = (picture: Picture) =>
  `${folderOf(DEMO_FAMILY_UID, itemIdOf(picture))}/thumbnail-small`;

export async function readDemoFiles(story: Story, readFile: DemoSource['readFile']): Promise<DemoFiles> {
  const read = async (name: string, contentType: string, source: string) => {
    const content = await readFile(source);
    return {
      name,
      contentType,
      content,
      sha256: createHash('sha256').update(content).digest('hex'),
      md5: createHash('md5').update(content).digest('base64'),
    };
  };
  const files = await Promise.all(
    story.pictures.flatMap((picture) => [
      read(originalOf(picture), 'image/jpeg', picture.file),
      read(thumbnailOf(picture), 'image/webp', picture.smallThumbnail),
    ]),
  );
  return new Map(files.map((file) => [file.name, file]));
}
