/** A length that is drawn longer or shorter, with its number. */
import { useId } from 'react';
import { fieldLabelStyle } from '#ui/fieldStyle.ts';

interface LengthSliderProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

export function LengthSlider({ label, value, least, most, onChange }: LengthSliderProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between">
        <label htmlFor={id} className={fieldLabelStyle}>
          {label}
        </label>
        <span aria-hidden="true" className="text-small font-semibold tabular-nums">
          {value}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="block h-11 w-full accent-(--role-accent)"
      />
    </div>
  );
}
