/** The page of an export that shows it without us. Each part draws its own sections. */
import { Fragment } from 'react';
import type { ComposedPart } from '#features/catalogue/index.ts';
import { SavedDocument } from '#features/media/index.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { accountMessages } from '../messages.ts';

interface IndexPageProps {
  /** Whose memories they are. */
  readonly name: string;
  readonly exportedAt: Date;
  readonly parts: ReadonlyMap<string, ComposedPart>;
}

export function IndexPage({ name, exportedAt, parts }: IndexPageProps) {
  const texts = useMessages(accountMessages);
  const language = useLanguage();
  const date = longDateFormat(language, { dateStyle: 'long' });
  return (
    <SavedDocument title={texts.indexTitle(name)}>
      <h1>{texts.indexTitle(name)}</h1>
      <p className="soft">
        {texts.indexLead(date.format(exportedAt))} <a href="amaranth.json">{texts.dataNote}</a>
      </p>
      {[...parts].map(([part, { section }]) => (
        <Fragment key={part}>{section}</Fragment>
      ))}
    </SavedDocument>
  );
}
