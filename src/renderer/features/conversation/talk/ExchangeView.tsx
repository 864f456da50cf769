/** A question and what came of it, as the transcript has it. */
import type { ExchangeView as Exchange, Interruption, ReplyOutcome } from '#shared/clone/conversation.ts';
import type { PassageId } from '#shared/clone/ids.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { CareCard } from './CareCard.tsx';
import { talkMessages } from './messages.ts';
import { QuestionBubble } from './QuestionBubble.tsx';
import { ReplyActions } from './ReplyActions.tsx';
import { ReplyView } from './ReplyView.tsx';
import type { ReadAloud } from './useReadAloud.ts';

interface ExchangeViewProps {
  readonly exchange: Exchange;
  readonly ownerName: string;
  readonly onOpen: (passageId: PassageId) => void;
  readonly readAloud: ReadAloud;
  /** While the conversation is paused, no more sentences than were seen. */
  readonly mostSentences?: number;
}

export function ExchangeView({ exchange, ownerName, onOpen, readAloud, mostSentences }: ExchangeViewProps) {
  const texts = useMessages(talkMessages);
  const { question, sentences, outcome, language } = exchange;
  const note = noteOf(outcome, texts);
  return (
    <li className="flex flex-col gap-4">
      <QuestionBubble question={question} />
      {outcome.is === 'cared-for' ? (
        <CareCard sentences={sentences} language={language} />
      ) : (
        <div className="flex flex-col gap-2">
          <p className="text-caption font-semibold text-ink-soft">{texts.clone(ownerName)}</p>
          <ReplyView sentences={sentences.slice(0, mostSentences)} onOpen={onOpen} />
          {note ? <p className="ps-4 text-small text-ink-soft">{note}</p> : null}
          {mostSentences === undefined && sentences.length > 0 ? (
            <ReplyActions exchange={exchange} ownerName={ownerName} readAloud={readAloud} />
          ) : null}
        </div>
      )}
    </li>
  );
}

type Notes = Pick<
  (typeof talkMessages)['en' | 'fr'],
  'quotedInstead' | 'stoppedHere' | 'unpaid' | Interruption
>;

/** What is to be said about a reply beside what it says. */
function noteOf(outcome: ReplyOutcome, texts: Notes): string | null {
  switch (outcome.is) {
    case 'answered':
      if (outcome.isQuotedInstead) return texts.quotedInstead;
      return outcome.isWhole ? null : texts.stoppedHere;
    case 'interrupted':
      return texts[outcome.by];
    case 'not-recorded':
    case 'advice-refused':
    case 'not-discussed':
      return texts.unpaid;
    case 'cared-for':
      return null;
  }
}
