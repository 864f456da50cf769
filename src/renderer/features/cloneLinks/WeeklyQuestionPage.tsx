/**
 * `/weekly-question#token`, from a mail: answers in writing without signing in, or ends the mails. What follows `#` reaches
 * no server with the page, and opening it does nothing, because mail scanners open every link.
 */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { OpenFrame, Saying } from '#features/invitations/index.ts';
import { ANSWER_TEXT_LIMIT } from '#shared/clone/answer.ts';
import { routes } from '#shared/routes.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { showToast } from '#ui/toast.ts';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { answerWeekly, lookAtWeekly, type OpenWeekly, stopWeekly } from './api.ts';
import { cloneLinkMessages } from './messages.ts';

type Outcome = 'kept' | 'answered' | 'gone' | 'stopped';

export function WeeklyQuestionPage() {
  const messages = useMessages(cloneLinkMessages);
  usePageTitle(messages.weeklyPage);
  const token = useLocation().hash.slice(1);
  return <OpenFrame>{token ? <Weekly key={token} token={token} /> : <Ended outcome="gone" />}</OpenFrame>;
}

function Weekly({ token }: { readonly token: string }) {
  const messages = useMessages(cloneLinkMessages);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const looked = useQuery({
    queryKey: ['weekly-question', token],
    queryFn: () => lookAtWeekly(token),
    // What was read stays on the page: answering must not take the page away.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (outcome) return <Ended outcome={outcome} />;
  if (looked.isError) {
    return <RetryBanner onRetry={() => void looked.refetch()}>{messages.lookFailed}</RetryBanner>;
  }
  if (!looked.data) return <Spinner message={messages.weeklyLooking} />;
  if (looked.data.is !== 'open') return <Ended outcome={looked.data.is} />;
  return <Answering token={token} asked={looked.data} onEnded={setOutcome} />;
}

interface AnsweringProps {
  readonly token: string;
  readonly asked: OpenWeekly;
  readonly onEnded: (outcome: Outcome) => void;
}

const schema = z.object({ text: z.string().trim().min(1).max(ANSWER_TEXT_LIMIT) });

function Answering({ token, asked, onEnded }: AnsweringProps) {
  const messages = useMessages(cloneLinkMessages);
  const explain = useExplain();
  const [isStopping, setStopping] = useState(false);
  const form = useForm({
    schema,
    initial: { text: '' },
    submit: async ({ text }) => {
      const { outcome } = await answerWeekly(token, text);
      onEnded(outcome === 'answered-before' ? 'answered' : outcome);
    },
    explain,
    asksBeforeLeaving: true,
  });
  const stop = async () => {
    setStopping(true);
    try {
      const { outcome } = await stopWeekly(token);
      onEnded(outcome);
    } catch (error) {
      showToast({ message: explain(error), tone: 'error' });
      setStopping(false);
    }
  };
  return (
    <Card padding="generous">
      <p className="text-ink-soft">{messages.weeklyFor(asked.ownerName)}</p>
      <h1 lang={asked.language} className="mt-2 mb-6 text-page [overflow-wrap:anywhere]">
        {asked.question}
      </h1>
      <Form form={form}>
        <Field form={form} name="text">
          {({ focusRef, ...field }) => (
            <TextArea
              label={messages.answer}
              placeholder={messages.placeholder}
              rows={7}
              lang={asked.language}
              focusRef={focusRef}
              {...field}
            />
          )}
        </Field>
        <Button size="large" isPending={form.isPending} onPress={form.submit} className="self-start">
          {messages.keep}
        </Button>
      </Form>
      <p className="mt-6 border-t border-line pt-5 text-small text-ink-soft">
        <Link to={`${routes.myClone.path}?question=${encodeURIComponent(asked.questionId)}`}>
          {messages.orRecord}
        </Link>{' '}
        {messages.orRecordNote}
      </p>
      <Button
        variant="quiet"
        size="small"
        isPending={isStopping}
        className="-ms-3 mt-2"
        onPress={() => void stop()}
      >
        {messages.stop}
      </Button>
    </Card>
  );
}

function Ended({ outcome }: { readonly outcome: Outcome }) {
  const messages = useMessages(cloneLinkMessages);
  const { title, text } = {
    kept: { title: messages.keptTitle, text: messages.keptText },
    answered: { title: messages.answeredTitle, text: messages.answeredText },
    gone: { title: messages.weeklyGoneTitle, text: messages.weeklyGoneText },
    stopped: { title: messages.stoppedTitle, text: messages.stoppedText },
  }[outcome];
  return (
    <Saying title={title} text={text}>
      <ButtonLink to={routes.myClone.path} variant="secondary">
        {messages.toStudio}
      </ButtonLink>
    </Saying>
  );
}
