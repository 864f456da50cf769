/** The page of a copy that shows it without us. */
import type { ReactNode } from 'react';
import { SavedDocument } from '#features/media/index.ts';
import type { Received } from '#shared/legacy/received.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { copyMessages } from './messages.ts';

interface CopyPageProps {
  readonly received: Pick<Received, 'ownerName' | 'message'>;
  readonly savedAt: Date;
  readonly hasVault: boolean;
  readonly missing: readonly string[];
  /** The albums. */
  readonly children: ReactNode;
}

export function CopyPage({ received, savedAt, hasVault, missing, children }: CopyPageProps) {
  const texts = useMessages(copyMessages);
  const language = useLanguage();
  const { ownerName, message } = received;
  const date = longDateFormat(language, { dateStyle: 'long' }).format(savedAt);
  return (
    <SavedDocument title={texts.pageTitle(ownerName)}>
      <h1>{texts.pageTitle(ownerName)}</h1>
      <p className="soft">
        {texts.pageLead(date)} <a href="received.json">{texts.pageData}</a>
      </p>
      {message && (message.text || message.mediaItemId) ? (
        <section>
          <h2>{texts.pageWords(ownerName)}</h2>
          {message.text
            .split('\n')
            .filter((line) => line.trim() !== '')
            .map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          {message.mediaItemId ? <p className="soft">{texts.pageRecording}</p> : null}
        </section>
      ) : null}
      {children}
      {hasVault ? (
        <section>
          <h2>{texts.pageVault}</h2>
          <p>{texts.pageVaultText}</p>
        </section>
      ) : null}
      {missing.length > 0 ? (
        <section>
          <h2>{texts.pageMissing}</h2>
          <ul>
            {missing.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </SavedDocument>
  );
}
