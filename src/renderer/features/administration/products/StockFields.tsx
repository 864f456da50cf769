/** How many pieces of each variant are there. */
import type { z } from 'zod';
import type { ProductRecord } from '#shared/shop/productRecord.ts';
import { Field } from '#ui/form/Field.tsx';
import type { FormState } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { TextField } from '#ui/TextField.tsx';
import { productMessages } from './messages.ts';
import type { productAnswersSchema, TypedProduct } from './productAnswers.ts';
import type { Variant } from './variants.ts';

interface StockFieldsProps {
  readonly form: Pick<FormState<TypedProduct, z.output<typeof productAnswersSchema>>, 'control'>;
  readonly variants: readonly Variant[];
  /** What somebody else's change left, where there was one. */
  readonly keptNow: ProductRecord['stock'] | null;
}

export function StockFields({ form, variants, keptNow }: StockFieldsProps) {
  const texts = useMessages(productMessages);
  const now = (key: string) => {
    if (!keptNow) return undefined;
    const count = keptNow[key];
    return texts.keptNow(count === undefined ? texts.madeToOrder : texts.pieces(count));
  };
  return (
    <fieldset>
      <legend className="text-title">{texts.stock}</legend>
      <p className="mt-1 mb-4 text-small text-ink-soft">{texts.stockNote}</p>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {variants.map(({ key, name }, index) => (
          <Field key={key} form={form} name={`stock.${index}`} wrong={texts.stockWrong}>
            {(field) => (
              <TextField
                label={name}
                description={now(key)}
                placeholder={texts.madeToOrder}
                inputMode="numeric"
                autoComplete="off"
                maxLength={7}
                {...field}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
