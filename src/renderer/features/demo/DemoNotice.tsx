/** The quiet line above the demo family's pages that says what one is looking at. */
import Flower from 'lucide-react/icons/flower-2';
import { useMessages } from '#ui/language/messages.tsx';
import { noticeMessages } from './noticeMessages.ts';
import { StartOwnButton } from './StartOwnButton.tsx';

export function DemoNotice() {
  const texts = useMessages(noticeMessages);
  return (
    <aside aria-label={texts.noticeTitle} className="border-b border-line bg-accent-soft text-ink">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5 text-small sm:px-8">
        <Flower size={18} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-accent-text" />
        <p className="min-w-0 flex-1 py-1.5">
          <strong className="font-semibold">{texts.noticeTitle}.</strong>{' '}
          <span className="max-sm:hidden">{texts.noticeText}</span>
        </p>
        <StartOwnButton variant="quiet" size="small" />
      </div>
    </aside>
  );
}
