/**
 * Files that have arrived are named by their item, all that wait for it in one save: each is a version. Where the item is
 * gone, or holds as many as it may, a file becomes an item of its own under its own id, so that nothing is lost and asking
 * twice makes one.
 */
import type { Failure } from '#platform/backend/failure.ts';
import { type Attachment, vaultContentSchema } from '#shared/vault/content.ts';
import { type VaultItemId, vaultItemIdSchema } from '#shared/vault/ids.ts';
import type { VaultSession } from '../open/vaultSession.ts';
import { type ItemToSave, itemsShown, type SaveOutcome, type VaultItem } from '../open/vaultState.ts';
import { openAttachmentRecord } from './attachmentRecord.ts';

/** As many as an item may have (`shared/vault/content.ts`). */
export const ATTACHMENT_LIMIT = 200;

/** As the upload queue has it and wants it answered (`features/uploads/queue/vaultDoor.ts`). */
export interface ArrivedFile {
  readonly itemId: VaultItemId;
  readonly sealed: { readonly record: string };
}
export type AttachAnswer =
  | { readonly is: 'attached' }
  | { readonly is: 'failed'; readonly failure: Failure }
  | { readonly is: 'unreadable' };

type Session = Pick<VaultSession, 'look' | 'openFromDevice' | 'save' | 'snapshot'>;

const attached: AttachAnswer = { is: 'attached' };
const unreadable: AttachAnswer = { is: 'unreadable' };

function isNamed(items: ReadonlyMap<string, VaultItem>, { fileId }: Attachment): boolean {
  return [...items.values()].some(({ content }) =>
    content.attachments.some((each) => each.fileId === fileId),
  );
}

function answerOf(outcome: SaveOutcome | undefined): AttachAnswer {
  switch (outcome?.is) {
    case 'saved':
    case 'both-kept':
      return attached;
    case 'failed':
      return { is: 'failed', failure: outcome.failure };
    default:
      return { is: 'failed', failure: { kind: 'unexpected' } };
  }
}

/** An item that holds nothing but this file. */
function itemOf(attachment: Attachment): ItemToSave {
  return {
    itemId: vaultItemIdSchema.parse(attachment.fileId),
    basedOn: 0,
    content: vaultContentSchema.parse({
      kind: 'file',
      title: attachment.name.slice(0, 500),
      attachments: [attachment],
    }),
  };
}

/** Of files for one item, each answered for itself, in order. Throws VaultLockedError of the session. */
export async function attachArrived(
  session: Session,
  files: readonly ArrivedFile[],
): Promise<readonly AttachAnswer[]> {
  const [first] = files;
  if (!first) return [];
  const opened = await Promise.all(files.map(({ sealed }) => openAttachmentRecord(session, sealed.record)));
  // What another device wrote meanwhile is not to be written over by what this page knew, nor what it erased made anew.
  await session.look();
  const items = itemsShown(session.snapshot());
  const item = items.get(first.itemId);
  const missing = opened.filter((attachment) => attachment !== null && !isNamed(items, attachment));
  const fresh = missing.flatMap((attachment) => (attachment ? [attachment] : []));
  const room = item?.state === 'kept' ? ATTACHMENT_LIMIT - item.content.attachments.length : 0;
  const answers = new Map<Attachment, AttachAnswer>();
  const inItem = fresh.slice(0, Math.max(0, room));
  if (item && inItem.length > 0) {
    const content = { ...item.content, attachments: [...item.content.attachments, ...inItem] };
    const [outcome] = await session.save([{ itemId: item.itemId, basedOn: item.version, content }]);
    // Too much for one item, or gone a moment ago: on its own.
    const isRefused = outcome?.is === 'problem' || isGone(outcome) || !isNamedIn(outcome, inItem);
    if (!isRefused) for (const attachment of inItem) answers.set(attachment, answerOf(outcome));
  }
  const apart = fresh.filter((attachment) => !answers.has(attachment));
  if (apart.length > 0) {
    const outcomes = await session.save(apart.map(itemOf));
    apart.forEach((attachment, index) => void answers.set(attachment, answerOf(outcomes[index])));
  }
  return opened.map((attachment) => (attachment ? (answers.get(attachment) ?? attached) : unreadable));
}

/** An item that was erased meanwhile is saved as a new one, which cannot name what belonged to the former. */
function isNamedIn(outcome: SaveOutcome | undefined, files: readonly Attachment[]): boolean {
  if (outcome?.is !== 'saved' && outcome?.is !== 'both-kept') return true;
  const items = new Map([[outcome.item.itemId, outcome.item]]);
  return files.every((attachment) => isNamed(items, attachment));
}

function isGone(outcome: SaveOutcome | undefined): boolean {
  if (outcome?.is !== 'failed' || outcome.failure.kind !== 'refused') return false;
  return outcome.failure.code === 'vault-item-not-found' || outcome.failure.code === 'conflict';
}
