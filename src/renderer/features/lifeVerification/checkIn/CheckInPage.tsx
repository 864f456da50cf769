/**
 * `/check-in#token`, from a mail: a button, for whoever holds the link, signed in or not. What follows `#` reaches no server
 * with the page, and opening it does nothing, because mail scanners open every link.
 */
import CircleCheck from 'lucide-react/icons/circle-check';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useExplain } from '#features/failures/index.ts';
import { routes } from '#shared/routes.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { focusHeading } from '#ui/focusHeading.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { NativeButton } from '#ui/NativeButton.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { checkInByLink } from '../api.ts';
import { checkInMessages } from './messages.ts';

type Outcome = Awaited<ReturnType<typeof checkInByLink>>['outcome'];

export function CheckInPage() {
  const texts = useMessages(checkInMessages);
  const token = useLocation().hash.slice(1);
  const isRehearsal = token.split('.')[1] === 'rehearsal';
  const explain = useExplain();
  const [outcome, setOutcome] = useState<Outcome | null>(token ? null : 'unknown');
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Sentence | null>(null);
  const { title, text } = {
    ask: { title: texts.pageTitle, text: texts.pageText },
    done: { title: texts.checkedInTitle, text: isRehearsal ? texts.rehearsedText : texts.checkedInText },
    'done-before': { title: texts.doneBeforeTitle, text: texts.doneBeforeText },
    expired: { title: texts.expiredTitle, text: texts.expiredText },
    unknown:
      isRehearsal && token.split('.').length === 5
        ? { title: texts.rehearsalOverTitle, text: texts.rehearsalOverText }
        : { title: texts.unknownTitle, text: texts.unknownText },
  }[outcome ?? 'ask'];
  usePageTitle(title);
  const isDone = outcome === 'done' || outcome === 'done-before';
  const Icon = isDone ? CircleCheck : HeartPulse;

  async function press(): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      const answer = await checkInByLink(token);
      setOutcome(answer.outcome);
      // The button is gone.
      focusHeading();
    } catch (error) {
      setFailure(explain(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center px-5 py-14 text-center">
      <span
        className={`mb-6 flex size-16 items-center justify-center rounded-full ${
          isDone ? 'bg-success-soft text-success-text' : 'bg-accent-soft text-accent-text'
        }`}
      >
        <Icon size={32} aria-hidden="true" />
      </span>
      {isRehearsal ? (
        <p className="mb-3 rounded-full bg-notice-soft px-4 py-1 text-notice-text text-small">
          {texts.rehearsal}
        </p>
      ) : null}
      <h1 tabIndex={-1} className="text-page outline-none">
        {title}
      </h1>
      <p role="status" className="mt-3 text-lead text-ink-soft">
        {text}
      </p>
      {failure ? (
        <Banner tone="error" className="mt-6 text-start">
          <SentenceText sentence={failure} />
        </Banner>
      ) : null}
      <div className="mt-8">
        {outcome === null ? (
          <NativeButton size="large" isPending={isPending} onPress={() => void press()}>
            {texts.checkIn}
          </NativeButton>
        ) : isDone ? null : (
          <ButtonLink to={routes.app.path} variant="secondary">
            {texts.signIn}
          </ButtonLink>
        )}
      </div>
    </main>
  );
}
