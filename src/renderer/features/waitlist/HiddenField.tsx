/**
 * A field for machines: no person sees it, reaches it by the keyboard or hears of it, and no browser or password manager is
 * to fill it in. Its name says nothing that they know.
 */
import { useMessages } from '#ui/language/messages.tsx';
import { waitlistMessages } from './messages.ts';

interface HiddenFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function HiddenField({ value, onChange }: HiddenFieldProps) {
  const texts = useMessages(waitlistMessages);
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        {/* Read where there are no styles. */}
        {texts.leaveEmpty}
        <input
          type="text"
          name="remarks"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          maxLength={2_000}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}
