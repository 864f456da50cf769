/** In the place of answers that could not be fetched: to try again, or to ask somebody. */
import { publicConfiguration } from '#platform/backend/configuration.ts';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { helpMessages } from './messages.ts';

export function AnswersMissing({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useMessages(helpMessages);
  const { supportEmail } = publicConfiguration();
  return (
    <>
      <RetryBanner onRetry={onRetry}>{texts.answersMissing}</RetryBanner>
      {supportEmail ? (
        <p className="mt-5">
          <Link href={`mailto:${supportEmail}`}>{texts.mailTo(supportEmail)}</Link>
        </p>
      ) : null}
    </>
  );
}
