/** The page itself, as it lies on the screen and comes out of the printer. Light in the dark theme too: it is paper. */
import { useState } from 'react';
import { CodePage } from '#features/printedCodes/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import { systemClock } from '#shared/clock.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { recoveryMessages } from './recoveryMessages.ts';
import './recoveryKeySheet.css';

export function PrintedKey({ recoveryKey }: { readonly recoveryKey: string }) {
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
      <CodePage
        product={texts.product}
        title={texts.title}
        subtitle={`${texts.of(profile.name || user.email || '')} · ${texts.madeOn(day)}`}
        code={recoveryKey}
        square={{ alt: texts.qrCode, missing: texts.qrMissing }}
        groups={texts.groups}
        letters={texts.letters}
        parts={[
          { title: texts.opens, text: texts.opensText },
          {
            title: texts.how,
            text: (
              <>
                <ol className="list-decimal ps-5">
                  {texts.howSteps.split('\n').map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
                <p className="mt-1">{texts.withoutUs}</p>
              </>
            ),
          },
          { title: texts.where, text: texts.whereText },
        ]}
        lastWord={texts.newer}
      />
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
