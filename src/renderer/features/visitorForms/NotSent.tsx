/** Said of a form that was not taken: why, that its words are still there, and what brings them on their way. */
import { publicConfiguration } from '#platform/backend/configuration.ts';
import { Banner } from '#ui/Banner.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { visitorFormMessages } from './messages.ts';
import type { SendingFailure } from './useVisitorForm.ts';

interface NotSentProps {
  readonly failure: SendingFailure;
  readonly isOnline: boolean;
  /** Where the server said no. */
  readonly title: string;
}

export function NotSent({ failure: { reason, isAnswered, goesByItself }, isOnline, title }: NotSentProps) {
  const texts = useMessages(visitorFormMessages);
  const { supportEmail } = publicConfiguration();
  return (
    <Banner tone="error" title={isAnswered ? title : texts.unknown}>
      <p>{isAnswered || isOnline ? <SentenceText sentence={reason} /> : texts.offline}</p>
      <p className="mt-1">
        {isAnswered ? texts.kept : goesByItself && !isOnline ? texts.goesByItself : texts.again}
        {supportEmail === '' ? null : (
          <>
            {' '}
            {isAnswered ? texts.byMail : texts.byMailLater}{' '}
            <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>.
          </>
        )}
      </p>
    </Banner>
  );
}
