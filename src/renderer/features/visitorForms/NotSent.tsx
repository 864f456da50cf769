/** Above a form that was not taken: why, that its words are still there, and another way to send them. */
import { publicConfiguration } from '#platform/backend/configuration.ts';
import { Banner } from '#ui/Banner.tsx';
import { Link } from '#ui/Link.tsx';
import { defineMessages, useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import type { SendingFailure } from './useSendingFailure.ts';

const notSentMessages = defineMessages({
  en: {
    unknown: 'We do not know whether it arrived',
    again: 'Your words are still here. Send them again: they are taken once, however often they are sent.',
    kept: 'Your words are still here.',
    byMail: 'You can also send them by mail to',
    byMailLater: 'If that does not help for a while, write to',
  },
  fr: {
    unknown: 'Nous ne savons pas si c’est arrivé',
    again:
      'Vos mots sont toujours là. Envoyez-les de nouveau : ils ne sont pris qu’une fois, quel que soit le nombre d’envois.',
    kept: 'Vos mots sont toujours là.',
    byMail: 'Vous pouvez aussi les envoyer par email à',
    byMailLater: 'Si cela dure, écrivez à',
  },
});

interface NotSentProps {
  readonly failure: SendingFailure;
  /** Where the server said no. */
  readonly title: string;
}

export function NotSent({ failure: { reason, isAnswered }, title }: NotSentProps) {
  const texts = useMessages(notSentMessages);
  const { supportEmail } = publicConfiguration();
  return (
    <Banner tone="error" title={isAnswered ? title : texts.unknown}>
      <p>
        <SentenceText sentence={reason} />
      </p>
      <p className="mt-1">
        {isAnswered ? texts.kept : texts.again}
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
