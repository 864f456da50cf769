/** What of a change of many items could not be done, item by item and why. All others are done. */
import { useExplainFailure } from '#features/failures/index.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { useOpenVault } from '../open/vaultStore.ts';
import { nameItem } from './describeItem.ts';
import { itemsMessages } from './messages.ts';
import type { NotDone } from './runInBatches.ts';
import type { BulkEdit } from './useBulkEdit.ts';

/** More would push the list away that they are to be found in. */
const NAMED = 5;

export function NotDoneBanner({ edit }: { readonly edit: Pick<BulkEdit, 'notDone' | 'dismiss'> }) {
  const texts = useMessages(itemsMessages);
  const language = useLanguage();
  const { items } = useOpenVault();
  const explain = useExplainFailure();
  if (!edit.notDone) return null;
  const { failed, total, tryAgain } = edit.notDone;
  const isWorthRepeating = failed.some(({ why }) => why.is === 'failed');
  const say = (why: NotDone): Sentence => {
    if (why.is === 'failed') return explain(why.failure);
    if (why.is === 'too-many-tags') return texts.tooManyTags;
    if (why.problem.is === 'not-as-seen') return texts.notAsSeen;
    const isTooLong = why.problem.is === 'malformed' && why.problem.where === 'size';
    return isTooLong ? texts.tooLong : texts.notSealed;
  };
  return (
    <Banner
      tone="error"
      title={texts.notDoneTitle(failed.length, total)}
      className="mb-4"
      action={
        <div className="flex gap-2">
          {isWorthRepeating ? (
            <Button variant="secondary" size="small" onPress={tryAgain}>
              {texts.tryAgain}
            </Button>
          ) : null}
          <Button variant="quiet" size="small" onPress={edit.dismiss}>
            {texts.dismiss}
          </Button>
        </div>
      }
    >
      <p>{texts.notDoneText}</p>
      <ul className="mt-1 list-disc ps-5">
        {failed.slice(0, NAMED).map(({ itemId, why }) => {
          const item = items.get(itemId);
          return (
            <li key={itemId}>
              {item ? <strong>{nameItem(item.content, language)}: </strong> : null}
              <SentenceText sentence={say(why)} />
            </li>
          );
        })}
        {failed.length > NAMED ? <li>{texts.andOthers(failed.length - NAMED)}</li> : null}
      </ul>
    </Banner>
  );
}
