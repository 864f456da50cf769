/** Size, material and what else there is to choose, each with what it adds to the price. */
import { formatMoney } from '#shared/currency.ts';
import type { ChosenOptions, Product } from '#shared/shop/product.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { shopMessages } from '../messages.ts';

interface OptionChoicesProps {
  readonly product: Product;
  readonly value: ChosenOptions;
  readonly onChange: (optionId: string, valueId: string) => void;
}

export function OptionChoices({ product, value, onChange }: OptionChoicesProps) {
  const texts = useMessages(shopMessages);
  const language = useLanguage();
  return product.options.map(({ id, name, values }) => (
    <RadioGroup
      key={id}
      label={name[language]}
      value={value[id] ?? null}
      onChange={(valueId) => onChange(id, valueId)}
      inline={values.length === 2}
      options={values.map((option) => ({
        value: option.id,
        label: option.name[language],
        description:
          option.surcharge > 0 ? texts.more(formatMoney(option.surcharge, language)) : texts.included,
      }))}
    />
  ));
}
