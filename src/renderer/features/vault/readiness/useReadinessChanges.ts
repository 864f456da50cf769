/** What a press on the list does, what is said of it, and how it is undone. */
import { useExplainFailure } from '#features/failures/index.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import type { SaveOutcome, VaultItem } from '../open/vaultState.ts';
import { vaultSession } from '../open/vaultStore.ts';
import { itemsOf, setAnswers, setNotNeeded } from './changeReadiness.ts';
import { readinessMessages } from './messages.ts';
import { pointTitles } from './pointMessages.ts';
import type { ReadinessPoint, ReadinessPointId } from './readinessPoints.ts';

export type ReadinessChanges = ReturnType<typeof useReadinessChanges>;

export function useReadinessChanges() {
  const texts = useMessages(readinessMessages);
  const titles = useMessages(pointTitles);
  const explain = useExplainFailure();
  const change = useChange();

  /** Says what became of it; `undo` is offered when it was done. */
  async function say(
    outcomes: Promise<readonly SaveOutcome[]>,
    message: string,
    undo?: () => void,
  ): Promise<void> {
    const failed = (await outcomes).find(({ is }) => is === 'failed' || is === 'problem');
    if (!failed) {
      showToast({
        message,
        tone: 'success',
        ...(undo ? { action: { label: texts.undo, onAction: undo } } : {}),
      });
    } else {
      showToast({ message: failed.is === 'failed' ? explain(failed.failure) : texts.notKept, tone: 'error' });
    }
  }

  const mark = (point: ReadinessPointId, isNotNeeded: boolean, undo?: () => void) =>
    void say(
      setNotNeeded(itemsOf(vaultSession()), point, isNotNeeded),
      isNotNeeded ? texts.nowNotNeeded(titles[point]) : texts.nowOpen(titles[point]),
      undo,
    );

  const answer = (
    { itemId }: Pick<VaultItem, 'itemId'>,
    point: ReadinessPointId,
    isAnswer: boolean,
    undo?: () => void,
  ) =>
    void say(
      setAnswers(itemsOf(vaultSession()), itemId, point, isAnswer),
      isAnswer ? texts.nowAnswered(titles[point]) : texts.nowOpen(titles[point]),
      undo,
    );

  return {
    markNotNeeded: change(({ id }: ReadinessPoint) => mark(id, true, () => mark(id, false))),
    markNeeded: change(({ id }: ReadinessPoint) => mark(id, false, () => mark(id, true))),
    link: change((item: VaultItem, { id }: ReadinessPoint) =>
      answer(item, id, true, () => answer(item, id, false)),
    ),
    unlink: change((item: VaultItem, { id }: ReadinessPoint) =>
      answer(item, id, false, () => answer(item, id, true)),
    ),
  };
}
