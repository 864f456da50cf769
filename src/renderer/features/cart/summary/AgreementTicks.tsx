/** What is agreed to before paying: each only where it applies, with what it means. */
import { asksCemetery, asksNoReturn } from '#shared/shop/acceptance.ts';
import type { CartContent } from '#shared/shop/cart.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { cartMessages } from '../messages.ts';
import type { Ticks } from '../readiness.ts';

interface AgreementTicksProps {
  readonly content: CartContent;
  readonly ticks: Ticks;
  readonly onChange: (ticks: Ticks) => void;
}

export function AgreementTicks({ content, ticks, onChange }: AgreementTicksProps) {
  const texts = useMessages(cartMessages);
  const asksForReturn = asksNoReturn(content.lines);
  const asksForCemetery = asksCemetery(content.lines);
  if (!asksForReturn && !asksForCemetery) return null;
  return (
    <fieldset className="mt-6 border-t border-line pt-4">
      <legend className="sr-only">{texts.beforePaying}</legend>
      {asksForReturn ? (
        <Checkbox
          isSelected={ticks.acceptsNoReturn}
          onChange={(acceptsNoReturn) => onChange({ ...ticks, acceptsNoReturn })}
        >
          <span className="font-semibold">{texts.noReturnTitle}</span>
          <span className="mt-0.5 block text-small text-ink-soft">{texts.noReturnText}</span>
        </Checkbox>
      ) : null}
      {asksForCemetery ? (
        <Checkbox
          isSelected={ticks.knowsCemeteryRules}
          onChange={(knowsCemeteryRules) => onChange({ ...ticks, knowsCemeteryRules })}
        >
          <span className="font-semibold">{texts.cemeteryTitle}</span>
          <span className="mt-0.5 block text-small text-ink-soft">{texts.cemeteryText}</span>
        </Checkbox>
      ) : null}
    </fieldset>
  );
}
