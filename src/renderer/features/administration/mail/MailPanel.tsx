/** The outbox: a search, the messages it finds, and the one that is read beside them. */
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { systemClock } from '#shared/clock.ts';
import { Banner } from '#ui/Banner.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { TextField } from '#ui/TextField.tsx';
import { administrationMessages } from '../messages.ts';
import { MailList } from './MailList.tsx';
import { MailView } from './MailView.tsx';
import { useMailList } from './useMailList.ts';

/** How long somebody pauses in typing before the search is sent, in milliseconds. */
const TYPING_DELAY = 250;

export function MailPanel() {
  const texts = useMessages(administrationMessages);
  const [query] = useSearchParams();
  const [typed, setTyped] = useState('');
  const search = usePaused(typed.trim());
  const list = useMailList(search);
  const openId = query.get('mail');
  switch (list.state) {
    case 'loading':
      return <Spinner message={texts.loading} />;
    case 'refused':
      return null;
    case 'elsewhere':
      return <Banner tone="notice">{texts.mailElsewhere}</Banner>;
    case 'failed':
      return <RetryBanner onRetry={list.reload}>{texts.mailFailed}</RetryBanner>;
    case 'ready':
      return (
        <div className="grid gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
          <div className={openId === null ? '' : 'max-lg:hidden'}>
            <p className="text-small text-ink-soft">{texts.mailLead}</p>
            <TextField
              type="search"
              label={texts.searchMail}
              placeholder={texts.searchMailHint}
              value={typed}
              onChange={setTyped}
              maxLength={200}
              className="mt-5"
            />
            <MailList list={list} search={search} openId={openId} />
          </div>
          {openId === null ? (
            <p className="self-start rounded-card border border-dashed border-line-strong/50 px-6 py-14 text-center text-ink-soft max-lg:hidden">
              {texts.chooseMail}
            </p>
          ) : (
            <MailView key={openId} id={openId} />
          )}
        </div>
      );
  }
}

/** The text once it has not changed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const unmounted = new AbortController();
    systemClock.sleep(TYPING_DELAY, unmounted.signal).then(
      () => setPaused(text),
      () => undefined,
    );
    return () => unmounted.abort();
  }, [text]);
  return paused;
}
