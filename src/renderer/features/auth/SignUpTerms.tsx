/** The sentence below the button that makes an account: which documents, in which version. */
import { legalVersions } from '#shared/legalVersions.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { routes } from '#shared/routes.ts';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { authMessages } from './messages.ts';

interface SignUpTermsProps {
  /** One of the documents is about to be read in place of the form. */
  readonly onRead: () => void;
}

export function SignUpTerms({ onRead }: SignUpTermsProps) {
  const texts = useMessages(authMessages);
  const inWords = longDateFormat(useLanguage(), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="text-caption text-ink-soft">
      {texts.byCreating}{' '}
      <Link to={routes.legalTermsOfService.path} onFollow={onRead}>
        {texts.termsOfService}
      </Link>{' '}
      {texts.versionOf(inWords.format(new Date(legalVersions['terms-of-service'])))} {texts.andHaveRead}{' '}
      <Link to={routes.legalPrivacyPolicy.path} onFollow={onRead}>
        {texts.privacyPolicy}
      </Link>
      .
    </p>
  );
}
