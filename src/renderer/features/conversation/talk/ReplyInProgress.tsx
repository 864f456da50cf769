/** The question that is being answered, or that was stopped or lost: what came of it, and what to do now. */
import { useExplainFailure } from '#features/failures/index.ts';
import type { PassageId } from '#shared/clone/ids.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { TurningRing } from '#ui/TurningRing.tsx';
import { canAskAgain } from './asking.ts';
import { talkMessages } from './messages.ts';
import { QuestionBubble } from './QuestionBubble.tsx';
import { ReplyView } from './ReplyView.tsx';
import type { AskingState } from './useAsking.ts';

interface ReplyInProgressProps extends Pick<AskingState, 'asking' | 'askAgain' | 'putAway'> {
  readonly ownerName: string;
  readonly onOpen: (passageId: PassageId) => void;
  readonly mostSentences?: number;
}

export function ReplyInProgress({
  asking,
  askAgain,
  putAway,
  ownerName,
  onOpen,
  mostSentences,
}: ReplyInProgressProps) {
  const texts = useMessages(talkMessages);
  const explain = useExplainFailure({ otherwise: texts.lost, conflict: texts.stillAnswering });
  if (asking.is === 'quiet') return null;
  const { question, sentences, isQuotedInstead } = asking;
  const shown = sentences.slice(0, mostSentences);
  return (
    <li className="flex flex-col gap-4" aria-busy={asking.is === 'asking'}>
      <QuestionBubble question={question} />
      <div className="flex flex-col gap-2">
        <p className="text-caption font-semibold text-ink-soft">{texts.clone(ownerName)}</p>
        {isQuotedInstead ? <p className="ps-4 text-small text-ink-soft">{texts.quotedInstead}</p> : null}
        <ReplyView sentences={shown} onOpen={onOpen} />
        {asking.is === 'asking' ? (
          <p className="flex items-center gap-3 ps-4 text-small text-ink-soft">
            <TurningRing size={18} />
            {shown.length === 0 ? texts.thinking : null}
          </p>
        ) : null}
        {asking.is === 'stopped' ? (
          <p className="ps-4 text-small text-ink-soft">{texts.stoppedHere}</p>
        ) : null}
        {asking.is === 'failed' ? (
          <Banner
            tone="error"
            action={
              canAskAgain(asking) ? (
                <Button size="small" variant="secondary" onPress={askAgain}>
                  {texts.askAgain}
                </Button>
              ) : (
                <Button size="small" variant="secondary" onPress={putAway}>
                  {texts.putAway}
                </Button>
              )
            }
          >
            <SentenceText sentence={explain(asking.failure)} />
          </Banner>
        ) : null}
      </div>
    </li>
  );
}
