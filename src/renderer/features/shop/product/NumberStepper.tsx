/** A small whole number between two bounds, by buttons, keys or typing. */
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField } from 'react-aria-components/NumberField';
import { iconButtonStyle } from '#ui/buttonStyle.ts';
import { fieldBoxStyle, fieldLabelStyle } from '#ui/fieldStyle.ts';

interface NumberStepperProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

export function NumberStepper({ label, value, least, most, onChange }: NumberStepperProps) {
  return (
    <NumberField
      value={value}
      minValue={least}
      maxValue={most}
      onChange={(number) => {
        if (Number.isInteger(number)) onChange(number);
      }}
    >
      <Label className={fieldLabelStyle}>{label}</Label>
      <Group className="flex items-center gap-1">
        <Button slot="decrement" className={iconButtonStyle}>
          <Minus size={18} aria-hidden="true" />
        </Button>
        <div className="w-16">
          <Input className={`${fieldBoxStyle} text-center tabular-nums`} />
        </div>
        <Button slot="increment" className={iconButtonStyle}>
          <Plus size={18} aria-hidden="true" />
        </Button>
      </Group>
    </NumberField>
  );
}
