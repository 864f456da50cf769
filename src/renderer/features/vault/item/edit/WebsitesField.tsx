/** The websites on which a login is used: one line each. */
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Button } from '#ui/Button.tsx';
import { fieldErrorStyle, fieldLabelStyle } from '#ui/fieldStyle.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { TextField } from '#ui/TextField.tsx';
import { itemMessages } from '../messages.ts';
import { privateField } from './privateField.ts';

const LIMIT = 50;

interface WebsitesFieldProps {
  readonly value: readonly string[];
  readonly onChange: (websites: readonly string[]) => void;
  readonly focusRef: (target: { focus(): void } | null) => void;
  readonly errorMessage: string | null;
}

export function WebsitesField({ value, onChange, focusRef, errorMessage }: WebsitesFieldProps) {
  const texts = useMessages(itemMessages);
  const change = (place: number, website: string) =>
    onChange(value.map((other, index) => (index === place ? website : other)));
  return (
    <fieldset>
      <legend className={fieldLabelStyle}>{texts.websites}</legend>
      <div className="flex flex-col gap-2">
        {value.map((website, place) => (
          <div key={place} className="flex items-end gap-1">
            <TextField
              {...privateField}
              label={texts.website(place + 1)}
              className="min-w-0 flex-1 [&>label]:sr-only"
              inputMode="url"
              placeholder="example.org"
              value={website}
              onChange={(written) => change(place, written)}
              {...(place === 0 ? { focusRef } : {})}
            />
            {value.length > 1 ? (
              <IconButton
                label={texts.removeWebsite(place + 1)}
                onPress={() => onChange(value.filter((_, index) => index !== place))}
              >
                <X size={18} aria-hidden="true" />
              </IconButton>
            ) : null}
          </div>
        ))}
      </div>
      {errorMessage ? (
        <p role="alert" className={fieldErrorStyle}>
          {errorMessage}
        </p>
      ) : null}
      {value.length < LIMIT ? (
        <Button
          variant="quiet"
          size="small"
          className="mt-1 -ms-3.5"
          icon={<Plus size={18} aria-hidden="true" />}
          onPress={() => onChange([...value, ''])}
        >
          {texts.addWebsite}
        </Button>
      ) : null}
    </fieldset>
  );
}
