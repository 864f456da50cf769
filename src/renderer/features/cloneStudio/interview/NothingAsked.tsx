/** When every question is told or put away. */
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { questionPath } from '../studioSections.ts';
import { OWN } from './askedQuestion.ts';
import { interviewMessages } from './messages.ts';

export function NothingAsked({ isChapter }: { readonly isChapter: boolean }) {
  const messages = useMessages(interviewMessages);
  return (
    <EmptyState
      title={isChapter ? messages.chapterDone : messages.done}
      action={
        <>
          {isChapter ? <ButtonLink to={routes.myClone.path}>{messages.otherChapters}</ButtonLink> : null}
          <ButtonLink to={questionPath(OWN)} variant="secondary">
            {messages.own}
          </ButtonLink>
        </>
      }
    >
      {isChapter ? messages.chapterDoneText : messages.doneText}
    </EmptyState>
  );
}
