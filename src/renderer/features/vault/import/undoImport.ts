/** Takes back what an import brought: what it added goes into the trash, and what it changed becomes what it was. */
import type { VaultItemId } from '#shared/vault/ids.ts';
import { vaultFailureOf } from '../open/vaultFailure.ts';
import type { SaveOutcome, VaultItem } from '../open/vaultState.ts';
import type { ImportStep, KeptItems } from './importPlan.ts';
import { BATCH, type ImportProgress, type ImportSession } from './runImport.ts';
import { findCame, type ImportedStep, isSameButFiles } from './whatCame.ts';

export interface UndoResult {
  readonly undone: number;
  /** Changed since, or could not be saved: their titles. */
  readonly left: readonly string[];
  /** Some could not be saved just now: undoing once more takes them back. */
  readonly isUnfinished: boolean;
}

interface UndoOptions {
  readonly session: ImportSession;
  /** As the vault is when it is called; none once it is locked. */
  readonly presentItems: () => KeptItems;
  /** Gives up files on their way to these items. Answers when none of them can arrive any more. */
  readonly cancelFiles: (itemIds: ReadonlySet<VaultItemId>) => Promise<void>;
  readonly onProgress: (progress: ImportProgress) => void;
}

interface Undoing {
  readonly title: string;
  readonly begin: (batch: readonly VaultItem[]) => Promise<readonly SaveOutcome[]>;
  readonly item: VaultItem;
}

/** `unsure` are those whose answer was lost: where they stand in the vault they are taken back as well. */
export async function undoImport(
  imported: readonly ImportedStep[],
  unsure: readonly ImportStep[],
  { session, presentItems, cancelFiles, onProgress }: UndoOptions,
): Promise<UndoResult> {
  const ids = [...imported.map(({ item }) => item.itemId), ...unsure.map(({ toSave }) => toSave.itemId)];
  onProgress({ done: 0, total: imported.length });
  // A file that finds its item gone becomes an item of its own.
  await cancelFiles(new Set(ids));
  await session.look();
  const came = [...imported];
  for (const step of unsure) {
    const found = await findCame(step, presentItems(), session);
    if (found) came.push(found);
  }
  const formers = new Map(came.map(({ item, former }) => [item.itemId, former]));
  const left: string[] = [];
  let undone = 0;
  let isUnfinished = false;
  const tell = () => onProgress({ done: undone + left.length, total: came.length });

  const trash = (batch: readonly VaultItem[]) => session.trash(batch);
  const putBack = (batch: readonly VaultItem[]) =>
    session.save(
      batch.map(({ itemId, version, content }) => ({
        itemId,
        basedOn: version,
        content: formers.get(itemId) ?? content,
      })),
    );
  const present = presentItems();
  const undoings: Undoing[] = [];
  for (const { item, former } of came) {
    const now = present.get(item.itemId);
    const { title } = item.content;
    if (former) {
      if (now?.state === 'kept' && isSameButFiles(now.content, item.content)) {
        undoings.push({ title, item: now, begin: putBack });
      } else if (now && isSameButFiles(now.content, former)) undone += 1;
      else left.push(title);
    } else if (now?.state === 'kept') undoings.push({ title, item: now, begin: trash });
    // What is in the trash already needs nothing.
    else undone += 1;
  }
  tell();

  for (const begin of [trash, putBack]) {
    const alike = undoings.filter((undoing) => undoing.begin === begin);
    for (let at = 0; at < alike.length; at += BATCH) {
      const batch = alike.slice(at, at + BATCH);
      session.noteActivity();
      const outcomes = await answerOf(begin(batch.map(({ item }) => item)), batch);
      if (outcomes.some(({ is }) => is === 'failed')) await session.look();
      for (const [index, { item, title }] of batch.entries()) {
        const outcome = outcomes[index];
        const isDone = outcome?.is === 'saved' || outcome?.is === 'both-kept';
        if (isDone || isUndone(presentItems().get(item.itemId), formers.get(item.itemId) ?? null))
          undone += 1;
        else {
          left.push(title);
          isUnfinished ||= outcome?.is === 'failed';
        }
      }
      tell();
    }
  }
  onProgress({ done: came.length, total: came.length });
  return { undone, left, isUnfinished };
}

/** Its answer may have been lost. */
function isUndone(now: VaultItem | undefined, former: ImportedStep['former']): boolean {
  if (!now) return false;
  return former ? isSameButFiles(now.content, former) : now.state === 'trashed';
}

async function answerOf(
  answers: Promise<readonly SaveOutcome[]>,
  batch: readonly Undoing[],
): Promise<readonly SaveOutcome[]> {
  try {
    return await answers;
  } catch (error) {
    const failure = vaultFailureOf(error);
    return batch.map(({ item: { itemId } }) => ({ is: 'failed', itemId, failure }));
  }
}
