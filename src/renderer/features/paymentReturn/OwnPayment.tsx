/** What became of the payment of who is signed in, and the way to what was paid. */
import { RehearsalNotice } from '#features/payment/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { planOf } from '#shared/plans.ts';
import { pathTo, routes } from '#shared/routes.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { conversationLink } from './conversationLink.ts';
import { returnMessages } from './messages.ts';
import { ReturnFrame } from './ReturnFrame.tsx';
import { type PaymentLook, usePaymentLook } from './usePaymentLook.ts';

interface OwnPaymentProps {
  readonly userId: UserId;
  readonly sessionId: string;
  /** Whose clone they were talking to when they paid. */
  readonly conversationWith: UserId | null;
}

export function OwnPayment({ userId, sessionId, conversationWith }: OwnPaymentProps) {
  const texts = useMessages(returnMessages);
  const look = usePaymentLook(userId, sessionId);
  switch (look.state) {
    case 'looking':
      return <ReturnFrame title={texts.lookingTitle} lead={texts.lookingLead} points={[]} next={[]} />;
    case 'failed':
      return (
        <ReturnFrame title={texts.failedTitle} lead={texts.failedLead} points={[texts.again]} next={[]}>
          <LookAgain onPress={look.retry} />
        </ReturnFrame>
      );
    case 'unknown':
      return (
        <ReturnFrame
          title={texts.unknownTitle}
          lead={texts.unknownLead}
          points={[texts.noMail, texts.again]}
          next={[{ route: 'orders', to: routes.orders.path, name: texts.orders }]}
        />
      );
    case 'unpaid':
      return (
        <ReturnFrame
          title={look.isWaiting ? texts.waitingTitle : texts.lateTitle}
          lead={look.isWaiting ? texts.waitingLead : texts.lateLead}
          points={[texts.again]}
          next={[]}
        >
          {look.isWaiting ? null : <LookAgain onPress={look.retry} />}
        </ReturnFrame>
      );
    case 'paid':
      return <Paid answer={look.answer} conversationWith={conversationWith} />;
  }
}

function LookAgain({ onPress }: { readonly onPress: () => void }) {
  const texts = useMessages(returnMessages);
  return (
    <Button className="mt-8" onPress={onPress}>
      {texts.lookAgain}
    </Button>
  );
}

function Paid({
  answer,
  conversationWith,
}: Pick<Extract<PaymentLook, { readonly state: 'paid' }>, 'answer'> &
  Pick<OwnPaymentProps, 'conversationWith'>) {
  const texts = useMessages(returnMessages);
  switch (answer.is) {
    case 'order':
      return (
        <ReturnFrame
          title={texts.paidOrderTitle}
          lead={texts.paidOrderLead(answer.number)}
          points={[texts.paidOrderHour, texts.paidOrderMail, texts.again]}
          next={[{ route: 'order', to: pathTo('order', { orderId: answer.orderId }), name: texts.seeOrder }]}
        >
          <RehearsalNotice className="mt-8" />
        </ReturnFrame>
      );
    case 'credits':
      return (
        <ReturnFrame
          title={texts.paidCreditsTitle(answer.credits)}
          lead={texts.paidCreditsLead}
          points={[texts.again]}
          next={[
            conversationLink(conversationWith, texts.clone),
            { route: 'credits', to: routes.credits.path, name: texts.credits },
          ]}
        />
      );
    case 'subscription':
      return (
        <ReturnFrame
          title={texts.paidPlanTitle(planOf(answer.planId).name)}
          lead={texts.paidPlanLead}
          points={[texts.again]}
          next={[{ route: 'subscription', to: routes.subscription.path, name: texts.plan }]}
        />
      );
  }
}
