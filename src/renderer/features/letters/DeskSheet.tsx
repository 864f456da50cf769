/** What lies on the desk: the bar with the way out and the way to keep it, notes about the draft, and the letter. */
import X from 'lucide-react/icons/x';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { LetterFields } from './LetterFields.tsx';
import { lettersMessages } from './messages.ts';
import type { OpenDesk } from './useDesk.ts';

export interface DeskSheetProps {
  readonly desk: OpenDesk;
  readonly isNew: boolean;
}

export function DeskSheet({ desk, isNew }: DeskSheetProps) {
  const messages = useMessages(lettersMessages);
  const { problem } = desk;
  return (
    <>
      <header className="flex shrink-0 items-center gap-2 border-b border-line px-2 py-2 sm:px-4">
        <IconButton label={messages.close} onPress={desk.leave}>
          <X size={22} aria-hidden="true" />
        </IconButton>
        <p role="status" className="me-auto min-w-0 truncate text-small text-ink-soft">
          {desk.draftState === 'kept' ? messages.draftKept : ''}
        </p>
        <Button onPress={desk.keep} isPending={desk.isKeeping}>
          {isNew ? messages.keep : messages.save}
        </Button>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto flex min-h-full w-full max-w-[44rem] flex-col px-5 pt-8 pb-10 sm:px-8 sm:pt-14">
          {desk.wasDraft ? (
            <Banner
              tone="notice"
              className="mb-8"
              action={
                <Button variant="quiet" size="small" onPress={desk.beginAgain}>
                  {messages.beginAgain}
                </Button>
              }
            >
              {messages.draftFound}
            </Banner>
          ) : null}
          {problem?.field === 'letter' ? (
            <Banner
              tone="error"
              className="mb-8"
              action={
                problem.canBeNew ? (
                  <Button variant="secondary" size="small" onPress={desk.keepAsNew}>
                    {messages.keepAsNew}
                  </Button>
                ) : undefined
              }
            >
              {problem.message}
            </Banner>
          ) : null}
          <LetterFields
            texts={desk.texts}
            onChange={desk.change}
            problem={problem?.field === 'letter' ? null : problem}
            focusesTitle={desk.texts.title === ''}
          />
        </div>
      </div>
    </>
  );
}
