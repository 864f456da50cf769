/** Of whom something was received, with the way to it; nothing where nothing was. */
import { pathTo } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { receivedMessages } from './messages.ts';
import { useReceived } from './useReceived.ts';

export function ReceivedList() {
  const texts = useMessages(receivedMessages);
  const state = useReceived();
  if (state.state === 'failed') return <RetryBanner onRetry={state.retry}>{texts.failed}</RetryBanner>;
  if (state.state === 'loading' || state.received.length === 0) return null;
  return (
    <section>
      <h2 className="text-heading">{texts.listTitle}</h2>
      <ul className="mt-4 flex flex-col gap-3">
        {state.received.map(({ ownerId, ownerName, beneficiaryId }) => (
          <Card key={ownerId} as="li" className="flex flex-wrap items-center justify-between gap-3">
            <span className="font-serif text-title [overflow-wrap:anywhere]">{texts.from(ownerName)}</span>
            <ButtonLink to={pathTo('entrustedLegacy', { beneficiaryId })} size="small">
              {texts.open}
            </ButtonLink>
          </Card>
        ))}
      </ul>
    </section>
  );
}
