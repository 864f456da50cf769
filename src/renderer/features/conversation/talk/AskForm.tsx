/** The question, what it costs, and the button that sends it. Enter sends; Shift and Enter begin a new line. */
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import Square from 'lucide-react/icons/square';
import { type KeyboardEvent, useId } from 'react';
import { CONVERSATION_QUESTION_LIMIT, type ConversationAllowance } from '#shared/clone/conversation.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { CostLine } from '../cost/CostLine.tsx';
import { talkMessages } from './messages.ts';

interface AskFormProps {
  readonly question: string;
  readonly onChange: (question: string) => void;
  readonly onAsk: () => void;
  readonly onStop: () => void;
  readonly isAsking: boolean;
  readonly allowance: ConversationAllowance;
}

export function AskForm({ question, onChange, onAsk, onStop, isAsking, allowance }: AskFormProps) {
  const texts = useMessages(talkMessages);
  const cost = useId();
  const isEmpty = question.trim() === '';
  const send = () => {
    if (!isEmpty && !isAsking) onAsk();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // While letters are being composed, Enter chooses among them.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        label={texts.question}
        placeholder={texts.placeholder}
        rows={2}
        maxLength={CONVERSATION_QUESTION_LIMIT}
        value={question}
        onChange={onChange}
        onKeyDown={sendOnEnter}
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <CostLine id={cost} allowance={allowance} />
        {isAsking ? (
          <Button variant="secondary" icon={<Square size={18} aria-hidden="true" />} onPress={onStop}>
            {texts.stop}
          </Button>
        ) : (
          <Button
            type="submit"
            isDisabled={isEmpty}
            aria-describedby={cost}
            icon={<SendHorizontal size={18} aria-hidden="true" />}
          >
            {texts.send}
          </Button>
        )}
      </div>
    </form>
  );
}
