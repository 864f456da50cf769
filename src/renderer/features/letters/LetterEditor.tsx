/** What lies in the editor: the bar with the way out and the way to save it, notes about the draft, and the letter. */
import X from 'lucide-react/icons/x';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { LetterFields } from './LetterFields.tsx';
import { lettersMessages } from './messages.ts';
import type { OpenLetterEditor } from './useLetterEditor.ts';

interface LetterEditorProps {
  readonly editor: OpenLetterEditor;
  readonly isNew: boolean;
}

export function LetterEditor({ editor, isNew }: LetterEditorProps) {
  const messages = useMessages(lettersMessages);
  const { issue } = editor;
  return (
    <>
      <header className="flex shrink-0 items-center gap-2 border-b border-line px-2 py-2 sm:px-4">
        <IconButton label={messages.close} onPress={editor.leave}>
          <X size={22} aria-hidden="true" />
        </IconButton>
        <p role="status" className="me-auto min-w-0 truncate text-small text-ink-soft">
          {editor.draftState === 'saved' ? messages.draftSaved : ''}
        </p>
        <Button onPress={editor.save} isPending={editor.isSaving}>
          {isNew ? messages.saveNew : messages.save}
        </Button>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto flex min-h-full w-full max-w-[44rem] flex-col px-5 pt-8 pb-10 sm:px-8 sm:pt-14">
          {editor.leftHere ? (
            <Banner
              tone="notice"
              className="mb-8"
              action={
                <Button variant="quiet" size="small" onPress={editor.beginAgain}>
                  {messages.beginAgain}
                </Button>
              }
            >
              {editor.leftHere === 'sent' ? messages.sentDraftFound : messages.draftFound}
            </Banner>
          ) : null}
          {issue?.field === 'letter' ? (
            <Banner
              tone="error"
              className="mb-8"
              action={
                issue.canBeNew ? (
                  <Button variant="secondary" size="small" onPress={editor.saveAsNew}>
                    {messages.saveAsNew}
                  </Button>
                ) : undefined
              }
            >
              <SentenceText sentence={issue.message} />
            </Banner>
          ) : null}
          <LetterFields
            texts={editor.texts}
            onChange={editor.change}
            issue={issue?.field === 'letter' ? null : issue}
            focusesTitle={editor.texts.title === ''}
          />
        </div>
      </div>
    </>
  );
}
