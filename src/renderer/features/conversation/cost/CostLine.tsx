/** What the next question costs, beside the button that sends it. */
import type { ConversationAllowance } from '#shared/clone/conversation.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { type Cost, describeCost } from './describeCost.ts';
import { costMessages } from './messages.ts';

interface CostLineProps {
  readonly id?: string;
  readonly allowance: ConversationAllowance;
}

export function CostLine({ id, allowance }: CostLineProps) {
  const texts = useMessages(costMessages);
  const tell = (cost: Cost): string => {
    switch (cost.is) {
      case 'free':
        return texts.free;
      case 'plan':
        return texts.plan(cost.left, cost.messages);
      case 'credit':
        return texts.credit(cost.credits);
      case 'nothing-left':
        return texts.nothingTitle;
    }
  };
  return (
    <p id={id} className="text-caption text-ink-soft">
      {tell(describeCost(allowance))}
    </p>
  );
}
