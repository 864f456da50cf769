/** Some lines of an order, ticked. */
import { useId } from 'react';
import { describeOptions, lineName } from '#shared/shop/describeLine.ts';
import type { OrderLine } from '#shared/shop/order.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { orderMessages } from './messages.ts';

interface LineChoiceProps {
  readonly lines: readonly OrderLine[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
  readonly errorMessage: string | null;
}

export function LineChoice({ lines, chosen, onChange, errorMessage }: LineChoiceProps) {
  const texts = useMessages(orderMessages);
  const language = useLanguage();
  const problem = useId();
  return (
    <fieldset aria-describedby={problem}>
      <legend className="text-small font-semibold">{texts.whichLines}</legend>
      {lines.map((line) => (
        <Checkbox
          key={line.id}
          isSelected={chosen.includes(line.id)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...chosen, line.id] : chosen.filter((id) => id !== line.id))
          }
        >
          {lineName(line, language)}
          <span className="block text-small text-ink-soft">
            {describeOptions(line, language).join(' · ')}
          </span>
        </Checkbox>
      ))}
      <p id={problem} aria-live="polite" className="text-small text-danger-text">
        {errorMessage}
      </p>
    </fieldset>
  );
}
