/** What was asked, at the asker's side of the page. */
import { useMessages } from '#ui/language/messages.tsx';
import { talkMessages } from './messages.ts';

export function QuestionBubble({ question }: { readonly question: string }) {
  const texts = useMessages(talkMessages);
  return (
    <div className="flex flex-col items-end gap-1">
      <p className="text-caption font-semibold text-ink-soft">{texts.you}</p>
      <p className="max-w-[85%] rounded-card rounded-se-small bg-accent-soft px-4 py-2.5 whitespace-pre-line [overflow-wrap:anywhere]">
        {question}
      </p>
    </div>
  );
}
