/** What can be done with a reply: copy it with its labels, hear it in the person's own recordings. */
import Copy from 'lucide-react/icons/copy';
import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import type { ExchangeView } from '#shared/clone/conversation.ts';
import type { PassageId } from '#shared/clone/ids.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { replyAsText } from '../source/replyAsText.ts';
import { talkMessages } from './messages.ts';
import type { ReadAloud } from './useReadAloud.ts';

interface ReplyActionsProps {
  readonly exchange: ExchangeView;
  readonly ownerName: string;
  readonly readAloud: ReadAloud;
}

export function ReplyActions({ exchange, ownerName, readAloud }: ReplyActionsProps) {
  const texts = useMessages(talkMessages);
  const language = useLanguage();
  const { reading, begin, stop } = readAloud;
  const mine = reading.is !== 'silent' && reading.messageId === exchange.id ? reading.is : 'silent';
  const cited = citedAnswers(exchange);
  const copy = () =>
    navigator.clipboard.writeText(replyAsText(exchange, ownerName, language)).then(
      () => showToast({ message: texts.copied }),
      () => showToast({ message: texts.copyFailed, tone: 'error' }),
    );
  return (
    <div className="flex flex-wrap items-center gap-1 ps-1">
      <Button variant="quiet" size="small" icon={<Copy size={16} aria-hidden="true" />} onPress={copy}>
        {texts.copy}
      </Button>
      {mine === 'playing' ? (
        <Button variant="quiet" size="small" icon={<Square size={16} aria-hidden="true" />} onPress={stop}>
          {texts.stopHearing}
        </Button>
      ) : cited.length > 0 ? (
        <Button
          variant="quiet"
          size="small"
          icon={<Volume2 size={16} aria-hidden="true" />}
          onPress={() => begin(exchange.id, cited)}
        >
          {texts.hear}
        </Button>
      ) : null}
      <p role="status" className="text-small text-ink-soft">
        {mine === 'not-spoken' ? texts.notSpoken : mine === 'failed' ? texts.hearFailed : null}
      </p>
    </div>
  );
}

/** Only an answer of the interview can have been spoken. Each once, as they are cited. */
function citedAnswers({ sentences }: ExchangeView): readonly PassageId[] {
  const cited = sentences.flatMap(({ passageId }) => (passageId?.startsWith('answer_') ? [passageId] : []));
  return [...new Set(cited)];
}
