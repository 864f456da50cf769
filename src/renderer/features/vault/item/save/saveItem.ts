/** Saves one item, and puts whatever kept it from being saved in words. */
import { explainFailure } from '#features/failures/index.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import type { VaultContent } from '#shared/vault/content.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { FormError } from '#ui/form/useForm.ts';
import type { Sentence } from '#ui/language/sentence.ts';
import { newItemId } from '../../open/saving/saveItems.ts';
import type { ItemToSave, SaveOutcome, VaultItem } from '../../open/vaultState.ts';
import { vaultSession } from '../../open/vaultStore.ts';
import { itemMessages } from '../messages.ts';

export interface Saved {
  readonly item: VaultItem;
  /** Another device was first: `item` holds both. */
  readonly areBothKept: boolean;
}

/** A file that the content names is not there (any more). */
export class FilesMissingError extends FormError {}

/** Throws a `FormError` with the sentence for the person. */
export async function saveItem(item: ItemToSave, language: Language): Promise<Saved> {
  return outcomeOf(await vaultSession().save([item]), language);
}

/** Of new items whose saving was not answered: random, and of no use to anybody while the vault is locked. */
const unansweredIds = new Map<string, VaultItemId>();

/** `what` tells a new item from others. Asked for again because nobody heard of it, also after a lock, it is the same one. */
export async function saveNewItem(what: string, content: VaultContent, language: Language): Promise<Saved> {
  const itemId = unansweredIds.get(what) ?? newItemId();
  unansweredIds.set(what, itemId);
  const saved = await saveItem({ itemId, basedOn: 0, content }, language);
  unansweredIds.delete(what);
  return saved;
}

export function outcomeOf([outcome]: readonly SaveOutcome[], language: Language): Saved {
  if (outcome?.is === 'saved') return { item: outcome.item, areBothKept: false };
  if (outcome?.is === 'both-kept') return { item: outcome.item, areBothKept: true };
  const said = sayOutcome(outcome, language);
  const { failure } = outcome?.is === 'failed' ? outcome : { failure: null };
  const areFilesMissing = failure?.kind === 'refused' && failure.code === 'upload-incomplete';
  throw areFilesMissing ? new FilesMissingError(said) : new FormError(said);
}

function sayOutcome(
  outcome: Extract<SaveOutcome, { is: 'failed' | 'problem' }> | undefined,
  language: Language,
): Sentence {
  const texts = itemMessages[language];
  if (outcome?.is === 'failed') {
    return explainFailure(outcome.failure, language, {
      'vault-item-not-found': texts.itemGone,
      'upload-incomplete': texts.filesMissing,
      otherwise: texts.saveFailed,
    });
  }
  if (outcome?.problem.is === 'malformed' && outcome.problem.where === 'size') return texts.itemTooLong;
  if (outcome?.problem.is === 'not-as-seen') return texts.notAsSeen;
  return outcome ? texts.saveProblem : texts.saveFailed;
}
