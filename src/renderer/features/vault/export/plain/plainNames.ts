/** Where each item and its files stand in the readable export: by their own names, safe on every system, none twice. */
import { archiveNames } from '#features/media/index.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import type { Attachment } from '#shared/vault/content.ts';
import { kindNames } from '#shared/vault/fieldNames.ts';
import type { VaultItem } from '../../open/vaultState.ts';

/** Bytes: Windows opens no path of more than 260 characters, and the folder stands twice in it. */
const LONGEST_FOLDER = 60;
const LONGEST_FILE = 90;

export interface PlacedItem {
  readonly item: VaultItem;
  /** In the archive, as is the path of its text. */
  readonly folder: string;
  readonly text: string;
  /** Those that another device wrote at the same time are among them. */
  readonly files: readonly PlacedFile[];
}

export interface PlacedFile {
  readonly attachment: Attachment;
  /** In the archive. */
  readonly path: string;
}

function filesOf({ content, alternatives }: VaultItem): Attachment[] {
  const all = [content, ...alternatives.map((alternative) => alternative.content)].flatMap(
    ({ attachments }) => attachments,
  );
  return [...new Map(all.map((attachment) => [attachment.fileId, attachment])).values()];
}

/** All below `root`. An item without a title goes by its kind. */
export function placeItems(items: readonly VaultItem[], root: string, language: Language): PlacedItem[] {
  const titles = items.map(
    ({ content: { title, kind } }) => title.replaceAll(/\s+/g, ' ').trim() || kindNames[language][kind],
  );
  // A dot at the end of a title begins no ending.
  const folders = archiveNames(
    titles.map((title) => title.replaceAll('.', '_')),
    LONGEST_FOLDER,
  );
  return items.map((item, index) => {
    const name = folders[index] ?? item.itemId;
    const folder = `${root}/${name}`;
    const attachments = filesOf(item);
    const names = archiveNames([`${name}.txt`, ...attachments.map((file) => file.name)], LONGEST_FILE);
    const [text = '', ...paths] = names.map((file) => `${folder}/${file}`);
    const files = attachments.map((attachment, place) => ({ attachment, path: paths[place] ?? '' }));
    return { item, folder, text, files };
  });
}
