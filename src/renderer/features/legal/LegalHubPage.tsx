/** /legal/eterna: every legal document in three groups, as the contents of a book have it. */
import { type LegalDocumentId, legalVersions } from '#shared/legalVersions.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { legalHubHead } from './head.ts';
import { hubPath, legalDocuments, legalPath } from './legalDocuments.ts';
import { legalMessages } from './messages.ts';

export function LegalHubPage() {
  return <LegalHub />;
}

/** Also what an address below the hub shows that has no document. */
export function LegalHub({ isUnknown = false }: { readonly isUnknown?: boolean }) {
  const texts = useMessages(legalMessages);
  const language = useLanguage();
  usePageTitle(legalHubHead[language].title);
  return (
    <div className="mx-auto max-w-6xl px-5 pt-16 pb-28 sm:px-8 sm:pt-24">
      {isUnknown ? (
        <p role="status" className="mb-8 border-s-2 border-gold ps-4 text-ink-soft">
          {texts.unknown}
        </p>
      ) : null}
      <h1 className="max-w-[16ch] text-display">{legalHubHead[language].title}</h1>
      <p className="mt-6 max-w-2xl text-lead text-ink-soft">{texts.hubLead}</p>
      <Group
        title={texts.groupService}
        lead={texts.groupServiceLead}
        ids={['terms-of-service', 'acceptable-use-policy', 'eula']}
      />
      <Group
        title={texts.groupLegacy}
        lead={texts.groupLegacyLead}
        ids={['digital-legacy-terms', 'beneficiary-rights', 'ai-clone-agreement']}
      />
      <Group
        title={texts.groupData}
        lead={texts.groupDataLead}
        ids={[
          'privacy-policy',
          'gdpr-compliance',
          'data-retention-policy',
          'cookie-policy',
          'data-processing-agreement',
        ]}
      />
      <p className="mt-16 text-ink-soft">
        {texts.noticeLead}{' '}
        <Link to={legalPath('legal-notice')}>{legalDocuments['legal-notice'][language].title}</Link>.
      </p>
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly lead: string;
  readonly ids: readonly LegalDocumentId[];
}

function Group({ title, lead, ids }: GroupProps) {
  const texts = useMessages(legalMessages);
  const language = useLanguage();
  const inWords = longDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section className="mt-16 grid gap-x-16 gap-y-6 lg:grid-cols-[16rem_1fr]">
      <div className="border-t-2 border-gold pt-5">
        <h2 className="text-heading">{title}</h2>
        <p className="mt-3 text-small text-ink-soft">{lead}</p>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {ids.map((id) => (
          <li key={id} className="grid gap-x-8 gap-y-1 py-6 sm:grid-cols-[1fr_auto]">
            <h3 className="font-serif text-title">
              <Link to={hubPath(id)}>{legalDocuments[id][language].title}</Link>
            </h3>
            <p className="text-caption text-ink-faint sm:row-span-2 sm:pt-1.5">
              {texts.versionOf(inWords.format(new Date(legalVersions[id])))}
            </p>
            <p className="max-w-xl text-ink-soft">{legalDocuments[id][language].description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
