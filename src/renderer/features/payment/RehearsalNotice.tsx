/** Said before anything is pressed, where payments are a rehearsal: no money moves. Nothing where they are not. */
import { publicConfiguration } from '#platform/backend/configuration.ts';
import { Banner } from '#ui/Banner.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { paymentMessages } from './messages.ts';

export function RehearsalNotice({ className = 'mb-8' }: { readonly className?: string }) {
  const texts = useMessages(paymentMessages);
  if (!publicConfiguration().isPaymentRehearsal) return null;
  return (
    <Banner tone="notice" title={texts.rehearsalTitle} className={className}>
      {texts.rehearsal}
    </Banner>
  );
}
