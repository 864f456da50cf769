/** The page itself, as it lies on the screen and comes out of the printer. Light in the dark theme too: it is paper. */
import { type ReactNode, useEffect, useState } from 'react';
import { useSignedIn } from '#features/session/index.ts';
import { logWarning } from '#platform/logging/logger.ts';
import { systemClock } from '#shared/clock.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { groupRecoveryKey } from '#shared/vault/recoveryKey.ts';
import { AmaranthMark } from '#ui/AmaranthMark.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { drawKey } from './drawKey.ts';
import { recoveryMessages } from './recoveryMessages.ts';
import './recoveryKeySheet.css';

interface PrintedKeyProps {
  readonly recoveryKey: string;
}

export function PrintedKey({ recoveryKey }: PrintedKeyProps) {
  const texts = useMessages(recoveryMessages);
  const language = useLanguage();
  const { user, profile } = useSignedIn();
  const [madeAt] = useState(() => systemClock.now());
  const day = longDateFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(madeAt);
  return (
    <article
      data-theme="light"
      className="recovery-key-sheet rounded-card border border-line bg-surface p-5 text-ink shadow-card sm:p-9"
    >
      <header className="flex items-start justify-between gap-4 border-b border-line-strong pb-4">
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p className="text-small text-ink-soft">{texts.product}</p>
          <h2 className="text-heading">{texts.title}</h2>
          <p>
            {texts.of(profile.name || user.email || '')} · {texts.madeOn(day)}
          </p>
        </div>
        <AmaranthMark size={40} />
      </header>
      <div className="my-5 flex flex-wrap items-center gap-x-8 gap-y-4">
        <KeyPicture recoveryKey={recoveryKey} />
        <div className="@container min-w-[min(15rem,100%)] flex-1">
          <ol
            aria-label={texts.groups}
            className="grid gap-x-6 gap-y-2 @min-[12rem]:grid-cols-2 @min-[24rem]:grid-cols-4 print:grid-cols-4"
          >
            {groupRecoveryKey(recoveryKey).map((group, index) => (
              <li key={`${index} ${group}`} className="flex items-baseline gap-2">
                <span className="w-5 text-end text-caption text-ink-soft tabular-nums">{index + 1}</span>
                <span className="font-mono text-title tracking-wide">{group}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <p className="text-caption">{texts.letters}</p>
      <div className="mt-5 grid gap-x-8 gap-y-4 text-small sm:grid-cols-2 print:grid-cols-2">
        <Part title={texts.opens}>
          <p>{texts.opensText}</p>
        </Part>
        <Part title={texts.how}>
          <ol className="list-decimal ps-5">
            {texts.howSteps.split('\n').map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="mt-1">{texts.withoutUs}</p>
        </Part>
        <Part title={texts.where}>
          <p>{texts.whereText}</p>
        </Part>
        <p className="font-semibold">{texts.newer}</p>
      </div>
      <dl className="mt-5 grid gap-x-8 gap-y-7 text-small sm:grid-cols-2 print:grid-cols-2">
        {[texts.lies, texts.told].map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd aria-hidden="true" className="mt-8 border-b border-line-strong" />
          </div>
        ))}
      </dl>
    </article>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function KeyPicture({ recoveryKey }: PrintedKeyProps) {
  const texts = useMessages(recoveryMessages);
  const [picture, setPicture] = useState<string | 'missing' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    drawKey(recoveryKey)
      .catch((error: unknown) => {
        logWarning('The recovery key could not be drawn', {}, error);
        return 'missing';
      })
      .then((drawn) => {
        if (isCurrent) setPicture(drawn);
      });
    return () => {
      isCurrent = false;
    };
  }, [recoveryKey]);
  if (picture === 'missing') return <p className="max-w-44 text-small">{texts.qrMissing}</p>;
  return (
    <div className="aspect-square w-40 max-w-full shrink-0">
      {picture ? <img src={picture} alt={texts.qrCode} className="size-full" /> : null}
    </div>
  );
}
