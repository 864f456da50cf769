/**
 * Changes one product. Who saves over somebody else's change is stopped: what is kept now is shown below each field, what was
 * typed stays, and saving again is a decision.
 */
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { refusalCodeOf } from '#platform/backend/failure.ts';
import { formatMoney } from '#shared/currency.ts';
import { products } from '#shared/shop/products.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast.ts';
import { productMessages } from './messages.ts';
import { changeFrom, productAnswersSchema, typedProduct } from './productAnswers.ts';
import { StockFields } from './StockFields.tsx';
import { type ListedProduct, listProducts, useSetProduct } from './useProducts.ts';
import { variantsOf } from './variants.ts';

interface ProductFormProps {
  readonly record: ListedProduct;
  readonly onDone: () => void;
}

export function ProductForm({ record, onDone }: ProductFormProps) {
  const texts = useMessages(productMessages);
  const language = useLanguage();
  const save = useSetProduct();
  /** As it was read last: what is saved replaces this and nothing newer. */
  const [kept, setKept] = useState(record);
  const variants = variantsOf(products[record.id], language);
  const keys = variants.map(({ key }) => key);
  const isBehind = kept.revision !== record.revision;
  const form = useForm({
    schema: productAnswersSchema,
    initial: typedProduct(record, keys),
    explain: useExplain({ conflict: texts.conflict }),
    submit: async (answers) => {
      try {
        await save.mutateAsync(changeFrom({ shown: record, kept }, answers, keys));
      } catch (error) {
        if (refusalCodeOf(error) === 'conflict') {
          const { entries } = await listProducts();
          setKept(entries.find(({ id }) => id === record.id) ?? kept);
        }
        throw error;
      }
      showToast({ tone: 'success', message: texts.saved });
      onDone();
    },
  });
  const now = (value: string) => (isBehind ? texts.keptNow(value) : undefined);
  return (
    <Form form={form}>
      {kept.isReadable ? null : (
        <Banner tone="notice" title={texts.unreadableTitle}>
          {texts.unreadableText}
        </Banner>
      )}
      {isBehind && form.failure === null ? (
        <Banner tone="notice" title={texts.conflictTitle}>
          {texts.conflict}
        </Banner>
      ) : null}
      <Field form={form} name="isOffered">
        {({ value, onChange }) => (
          <Switch
            isSelected={value}
            onChange={onChange}
            description={now(kept.isOffered ? texts.isOffered : texts.notOffered)}
          >
            {texts.isOffered}
          </Switch>
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field form={form} name="price" wrong={texts.priceWrong}>
          {(field) => (
            <TextField
              label={texts.priceInDollars}
              description={now(formatMoney(kept.price, language)) ?? texts.priceNote}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              {...field}
            />
          )}
        </Field>
        <Field form={form} name="leadTimeDays" wrong={texts.leadTimeWrong}>
          {(field) => (
            <TextField
              label={texts.leadTimeInDays}
              description={now(texts.days(kept.leadTimeDays))}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              {...field}
            />
          )}
        </Field>
      </div>
      <StockFields form={form} variants={variants} keptNow={isBehind ? kept.stock : null} />
      <Button type="submit" isPending={form.isPending} className="self-start">
        {texts.save}
      </Button>
    </Form>
  );
}
