/** One conversation: who held it and when, and what was said once it is opened. */
import { useState } from 'react';
import type { CloneConversation, Exchange } from '#shared/clone/conversation.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { countOf } from '#ui/language/plural.ts';
import { conversationMessages } from './messages.ts';

interface ConversationCardProps {
  readonly conversation: CloneConversation;
  /** Null for the owner, and for whom the owner did not invite. */
  readonly listenerName: string | null;
  readonly onErase: () => void;
}

export function ConversationCard({ conversation, listenerName, onErase }: ConversationCardProps) {
  const messages = useMessages(conversationMessages);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { hearing, introduction, openedAt, exchanges } = conversation;
  const who = hearing === 'owner' ? messages.you : (listenerName ?? messages.somebody);
  const day = longDateFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(openedAt);
  const count = countOf(language, exchanges.length, 'question', 'questions');
  return (
    <Card as="li">
      <h2 className="text-title [overflow-wrap:anywhere]">{who}</h2>
      {introduction ? <p className="text-ink-soft [overflow-wrap:anywhere]">{introduction}</p> : null}
      <p className="mt-1 text-small text-ink-soft">{messages.held(day, count)}</p>
      {isOpen ? (
        <ol className="mt-4 flex flex-col gap-5 border-t border-line pt-4">
          {exchanges.map((exchange) => (
            <li key={exchange.id}>
              <ExchangeText exchange={exchange} />
            </li>
          ))}
        </ol>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? messages.close : messages.open}
        </Button>
        <Button variant="quiet" size="small" onPress={onErase}>
          {messages.erase}
        </Button>
      </div>
    </Card>
  );
}

function ExchangeText({ exchange }: { readonly exchange: Exchange }) {
  const messages = useMessages(conversationMessages);
  const { question, language, sentences, outcome } = exchange;
  const note = {
    answered: null,
    'not-recorded': sentences.length === 0 ? messages['not-recorded'] : null,
    'cared-for': messages.caredFor,
    'advice-refused': messages.adviceRefused,
    'not-discussed': messages.notDiscussed,
    interrupted: messages.interrupted,
  }[outcome.is];
  return (
    <>
      <p lang={language} className="font-semibold [overflow-wrap:anywhere]">
        <span className="sr-only">{messages.asked}: </span>
        {question}
      </p>
      <div className="mt-1.5 border-s-2 border-gold ps-4">
        {sentences.map(({ text, label, language: of }, index) => (
          <p key={index} className="[overflow-wrap:anywhere]">
            <span lang={of}>{text}</span>{' '}
            <span className="text-caption text-ink-soft">({messages[label]})</span>
          </p>
        ))}
        {note ? <p className="text-small text-ink-soft">{note}</p> : null}
      </div>
    </>
  );
}
