/** How many of one piece, by a press or typed. */
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField } from 'react-aria-components/NumberField';
import { QUANTITY_LIMIT } from '#shared/shop/cart.ts';
import { iconButtonStyle } from '#ui/buttonStyle.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { cartMessages } from '../messages.ts';

interface QuantityFieldProps {
  readonly name: string;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

export function QuantityField({ name, quantity, onChange }: QuantityFieldProps) {
  const texts = useMessages(cartMessages);
  return (
    <NumberField
      aria-label={texts.quantity(name)}
      value={quantity}
      minValue={1}
      maxValue={QUANTITY_LIMIT}
      onChange={(typed) => {
        if (Number.isInteger(typed)) onChange(typed);
      }}
      // Scrolling past it must not order more.
      isWheelDisabled
    >
      <Group className="inline-flex items-center rounded-control border border-line-strong/60 bg-surface">
        <Button slot="decrement" aria-label={texts.fewerOf(name)} className={iconButtonStyle}>
          <Minus size={18} aria-hidden="true" />
        </Button>
        <Input className="h-11 w-11 bg-transparent text-center font-semibold tabular-nums" />
        <Button slot="increment" aria-label={texts.moreOf(name)} className={iconButtonStyle}>
          <Plus size={18} aria-hidden="true" />
        </Button>
      </Group>
    </NumberField>
  );
}
