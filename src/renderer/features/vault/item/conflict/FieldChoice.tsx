/** One field that differs: what both versions say, and which of them stays. */
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { VaultContent } from '#shared/vault/content.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { pointTitles } from '../../readiness/pointMessages.ts';
import { fieldsOf } from '../fields/fieldTable.ts';
import { itemMessages } from '../messages.ts';
import { isSecret, saysSomething } from '../read/ContentView.tsx';
import { FieldValue, PlainText } from '../read/FieldValue.tsx';
import { SecretText } from '../read/SecretText.tsx';
import type { Side } from './mergeContents.ts';
import { conflictMessages } from './messages.ts';

interface FieldChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly here: VaultContent;
  readonly other: VaultContent;
  readonly dates: Readonly<Record<Side, string>>;
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

export function FieldChoice({ name, label, here, other, dates, side, onChoose }: FieldChoiceProps) {
  const conflict = useMessages(conflictMessages);
  const headings = { this: conflict.thisSide(dates.this), other: conflict.otherSide(dates.other) };
  const contents = { this: here, other };
  return (
    <RadioGroup value={side} onChange={(value) => onChoose(value === 'other' ? 'other' : 'this')}>
      <Label className="mb-1.5 block text-small font-semibold">{label}</Label>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['this', 'other'] as const).map((which) => (
          <div
            key={which}
            className={`flex flex-col rounded-control border p-4 ${
              side === which ? 'border-accent bg-accent-soft' : 'border-line bg-surface'
            }`}
          >
            <Radio
              value={which}
              className="group mb-2 flex min-h-11 items-start gap-3 text-small font-semibold"
            >
              <span
                aria-hidden="true"
                className="mt-0.5 size-5 shrink-0 rounded-full border-[1.5px] border-line-strong bg-surface group-selected:border-[6px] group-selected:border-accent"
              />
              {headings[which]}
            </Radio>
            <Said content={contents[which]} name={name} label={label} />
          </div>
        ))}
      </div>
    </RadioGroup>
  );
}

interface SaidProps {
  readonly content: VaultContent;
  readonly name: string;
  readonly label: string;
}

function Said({ content, name, label }: SaidProps): ReactNode {
  const texts = useMessages(itemMessages);
  const conflict = useMessages(conflictMessages);
  const titles: Readonly<Record<string, string>> = useMessages(pointTitles);
  const field = fieldsOf(content.kind).find((known) => known.name === name);
  const value: unknown = Reflect.get(content, name);
  const nothing = <p className="text-ink-soft">{conflict.nothingThere}</p>;
  if (field) {
    if (!saysSomething(content, field)) return nothing;
    const secret = isSecret(field) && typeof value === 'string' ? value : null;
    return secret === null ? (
      <FieldValue content={content} field={field} name={label} />
    ) : (
      <SecretText name={label} secret={secret} />
    );
  }
  if (name === 'customFields') {
    return content.customFields.length === 0
      ? nothing
      : content.customFields.map((own, place) => (
          <div key={place}>
            <p className="text-small text-ink-soft">{own.label}</p>
            {own.isSecret ? (
              <SecretText name={own.label} secret={own.value} />
            ) : (
              <PlainText>{own.value}</PlainText>
            )}
          </div>
        ));
  }
  if (name === 'isFavourite') return <p>{value === true ? texts.favourite : conflict.nothingThere}</p>;
  if (Array.isArray(value)) {
    const words = value.map((part: unknown) =>
      typeof part === 'string' ? (titles[part] ?? part) : JSON.stringify(part),
    );
    return words.length === 0 ? nothing : <PlainText>{words.join(', ')}</PlainText>;
  }
  if (value === undefined || value === '') return nothing;
  return <PlainText>{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</PlainText>;
}
