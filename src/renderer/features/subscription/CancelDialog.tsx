/** Ending a plan: one question, one answer, with what stays and what would be beyond Free. */
import { useMutation } from '@tanstack/react-query';
import { useExplain } from '#features/failures/index.ts';
import { formatMoney } from '#shared/currency.ts';
import type { SubscriptionState } from '#shared/domain/subscription.ts';
import { type Plan, plans } from '#shared/plans.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { cancelSubscription } from './api.ts';
import { Consequences } from './Consequences.tsx';
import { subscriptionMessages } from './messages.ts';
import type { UseState } from './useSubscription.ts';

interface CancelDialogProps {
  readonly isOpen: boolean;
  /** In words. */
  readonly lastDay: string;
  readonly held: Plan;
  readonly use: UseState;
  /** In cents; null while it is not known. */
  readonly credit: number | null;
  readonly onCancelled: (state: SubscriptionState) => void;
  readonly onClose: () => void;
}

export function CancelDialog({
  isOpen,
  lastDay,
  held,
  use,
  credit,
  onCancelled,
  onClose,
}: CancelDialogProps) {
  const texts = useMessages(subscriptionMessages);
  const language = useLanguage();
  const explain = useExplain();
  const cancel = useMutation({ mutationFn: cancelSubscription, onSuccess: onCancelled });
  return (
    <DialogOnDemand title={texts.cancelTitle} isOpen={isOpen} onClose={onClose}>
      {cancel.isError ? (
        <Banner tone="error" className="mb-5">
          <SentenceText sentence={explain(cancel.error)} />
        </Banner>
      ) : null}
      <p>{texts.cancelText(lastDay)}</p>
      {credit === 0 ? null : (
        <p className="mt-3 text-ink-soft">
          {credit === null ? texts.creditStays : texts.creditStaysOf(formatMoney(credit, language))}
        </p>
      )}
      <h3 className="mt-5 mb-2 font-semibold">{texts.staysTitle}</h3>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-ink-soft">
        {texts.stays.split('\n').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3 className="mt-5 mb-2 font-semibold">{texts.changes}</h3>
      <div className="text-ink-soft">
        <Consequences from={held} plan={plans.free} use={use} />
      </div>
      <div className="mt-7 flex flex-wrap-reverse justify-end gap-3">
        <Button variant="secondary" onPress={onClose} isDisabled={cancel.isPending}>
          {texts.keep}
        </Button>
        <Button onPress={() => cancel.mutate()} isPending={cancel.isPending}>
          {texts.cancelConfirm}
        </Button>
      </div>
    </DialogOnDemand>
  );
}
