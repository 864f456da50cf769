/** One mail that matters: what it is about, to whom, how far it has come and why no further. */
import type { OutboundEntry } from '#shared/callables/administration.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { formatMoment } from '../formatMoment.ts';
import { operationsMessages } from './messages.ts';
import { StateLabel } from './StateLabel.tsx';
import { useRetryOutbound } from './useOutbound.ts';

const tones = { waiting: 'notice', sent: 'success', refused: 'danger', bounced: 'danger' } as const;

export function OutboundRow({ entry }: { readonly entry: OutboundEntry }) {
  const texts = useMessages(operationsMessages);
  const retry = useRetryOutbound();
  const { delivery, purpose } = entry;
  const recipient = entry.recipient || texts.formerMember;
  const { told, reason } = useStanding(delivery);

  function sendAgain(): void {
    retry.mutate(entry.id, {
      onSuccess: (sent) => {
        const { state } = sent.delivery;
        if (state === 'sent') showToast({ tone: 'success', message: texts.sentAgain });
        else if (state === 'waiting') showToast({ tone: 'neutral', message: texts.stillWaiting });
        else showToast({ tone: 'error', message: texts.refusedAgain });
      },
      onError: () => showToast({ tone: 'error', message: texts.sendFailed }),
    });
  }

  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 px-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{texts.purpose(purpose)}</p>
        <p className="text-small text-ink-soft [overflow-wrap:anywhere]">{recipient}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          <StateLabel tone={tones[delivery.state]}>{texts.state(delivery.state)}</StateLabel>
          <span className="text-ink-soft">{told}</span>
        </p>
        {reason ? (
          <p className="mt-1.5 text-caption text-ink-soft [overflow-wrap:anywhere]">{reason}</p>
        ) : null}
      </div>
      {delivery.state === 'refused' ? (
        <Button
          variant="secondary"
          size="small"
          isPending={retry.isPending}
          onPress={sendAgain}
          aria-label={texts.sendAgainTo(recipient)}
        >
          {texts.sendAgain}
        </Button>
      ) : null}
    </li>
  );
}

function useStanding(delivery: OutboundEntry['delivery']): { told: string; reason: string } {
  const texts = useMessages(operationsMessages);
  const language = useLanguage();
  const when = (instant: string) => formatMoment(instant, language);
  switch (delivery.state) {
    case 'waiting':
      return {
        told: texts.waiting(delivery.attempts, when(delivery.nextAttemptAt)),
        reason: delivery.lastProblem,
      };
    case 'sent':
      return { told: texts.sent(delivery.acceptedBy, when(delivery.acceptedAt)), reason: '' };
    case 'refused':
      return { told: texts.refused(delivery.attempts, when(delivery.refusedAt)), reason: delivery.reason };
    case 'bounced':
      return { told: texts.bounced(when(delivery.bouncedAt)), reason: delivery.reason };
  }
}
