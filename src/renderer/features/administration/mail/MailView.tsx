/** One message: to whom, why, and its text, its look or its source. */
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { refusalCodeOf } from '#platform/backend/failure.ts';
import type { administrationReadMail } from '#shared/callables/administration.ts';
import type { CallableOutput } from '#shared/callables/contract.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { administrationKeys } from '../administrationKeys.ts';
import { readMail } from '../api.ts';
import { formatMoment } from '../formatMoment.ts';
import { administrationMessages } from '../messages.ts';
import { MailFrame } from './MailFrame.tsx';
import { TextWithLinks } from './TextWithLinks.tsx';

type Message = CallableOutput<typeof administrationReadMail>;

export function MailView({ id }: { readonly id: string }) {
  const texts = useMessages(administrationMessages);
  const message = useQuery({
    queryKey: administrationKeys.mail(id),
    queryFn: () => readMail(id),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <div className="min-w-0">
      <ButtonLink
        to="?tab=mail"
        variant="quiet"
        size="small"
        className="mb-3 lg:hidden"
        icon={<ArrowLeft size={18} aria-hidden="true" />}
      >
        {texts.backToList}
      </ButtonLink>
      {message.isPending ? <Spinner message={texts.loading} /> : null}
      {message.isError ? <Failure error={message.error} onRetry={() => void message.refetch()} /> : null}
      {message.isSuccess ? <Content message={message.data} /> : null}
    </div>
  );
}

function Failure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const texts = useMessages(administrationMessages);
  if (refusalCodeOf(error) === 'not-found') {
    return <Banner tone="notice">{texts.mailGone}</Banner>;
  }
  return <RetryBanner onRetry={onRetry}>{texts.mailFailed}</RetryBanner>;
}

function Content({ message }: { readonly message: Message }) {
  const texts = useMessages(administrationMessages);
  const language = useLanguage();
  const subject = message.subject || texts.noSubject;
  return (
    <Card as="article">
      <h2 className="text-heading [overflow-wrap:anywhere]">{subject}</h2>
      <dl className="mt-4 mb-6 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-small">
        <Fact term={texts.to}>{message.recipient}</Fact>
        <Fact term={texts.received}>{formatMoment(message.receivedAt, language)}</Fact>
        {message.purpose ? <Fact term={texts.purpose}>{message.purpose}</Fact> : null}
      </dl>
      <Tabs
        label={texts.views}
        entries={[
          {
            id: 'text',
            label: texts.plainText,
            content: message.text.trim() ? (
              <TextWithLinks text={message.text.trim()} />
            ) : (
              <p className="text-ink-soft">{texts.noText}</p>
            ),
          },
          {
            id: 'html',
            label: texts.asMail,
            content: message.html ? (
              <MailFrame html={message.html} title={texts.mailFrame(subject)} note={texts.mailFrameNote} />
            ) : (
              <p className="text-ink-soft">{texts.noHtml}</p>
            ),
          },
          {
            id: 'source',
            label: texts.source,
            content: (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, by keyboard too
              <pre tabIndex={0} className="max-h-[36rem] overflow-auto font-mono text-caption">
                {message.source}
              </pre>
            ),
          },
        ]}
      />
    </Card>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="font-semibold text-ink-soft">{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}
