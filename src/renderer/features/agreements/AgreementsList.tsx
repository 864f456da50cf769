/** In Settings: each version that the person agreed to, when, and where to read it. */
import { useQuery } from '@tanstack/react-query';
import { legalDocuments, legalPath } from '#features/legal/index.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { agreementKeys } from './agreementKeys.ts';
import { readAgreements } from './api.ts';
import { agreementsMessages } from './messages.ts';

export function AgreementsList({ userId }: { readonly userId: string }) {
  const texts = useMessages(agreementsMessages);
  const language = useLanguage();
  const found = useQuery({ queryKey: agreementKeys.of(userId), queryFn: readAgreements });
  if (found.isPending) return <Spinner message={texts.loading} />;
  if (found.isError) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{texts.notLoaded}</p>
        <Button variant="secondary" size="small" onPress={() => void found.refetch()}>
          {texts.again}
        </Button>
      </div>
    );
  }
  if (found.data.length === 0) return <p className="text-ink-soft">{texts.none}</p>;
  const ofVersion = longDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const ofMoment = longDateFormat(language, { dateStyle: 'long' });
  return (
    <ul className="flex flex-col gap-4">
      {found.data.map(({ document, version, agreedAt }) => (
        <li key={`${document} ${version}`}>
          <Link to={legalPath(document)}>{legalDocuments[document][language].title}</Link>
          <p className="text-small text-ink-soft">
            {texts.agreedOn(ofVersion.format(new Date(version)), ofMoment.format(new Date(agreedAt)))}
          </p>
        </li>
      ))}
    </ul>
  );
}
