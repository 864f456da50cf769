/** The words that are cut into a piece, as they will be seen: in the cart, and of an order within its hour. */
import { z } from 'zod';
import { EngravingPreview, fits } from '#features/shop/index.ts';
import { type EngravingText, engravingFontSchema } from '#shared/shop/cart.ts';
import type { ChosenOptions, ProductId } from '#shared/shop/product.ts';
import { products } from '#shared/shop/products.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { FormError, useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { cartMessages } from '../messages.ts';

interface EngravingDialogProps {
  readonly isOpen: boolean;
  readonly productId: ProductId;
  readonly options: ChosenOptions;
  readonly engraving: EngravingText | null;
  /** Resolves when it is saved, and rejects with what `explain` puts in words. */
  readonly onSave: (engraving: EngravingText | null) => Promise<void>;
  readonly explain?: (error: unknown) => Sentence;
  readonly onClose: () => void;
}

export function EngravingDialog({ isOpen, onClose, ...rest }: EngravingDialogProps) {
  const texts = useMessages(cartMessages);
  if (products[rest.productId].engraving === null) return null;
  return (
    <FormDialog title={texts.engravingTitle} isOpen={isOpen} onClose={onClose}>
      <EngravingForm onClose={onClose} {...rest} />
    </FormDialog>
  );
}

const NOTHING_WRITTEN: EngravingText = { lines: [], font: 'serif' };

/** As it is typed: longer lines than fit are said, not refused. */
const formSchema = z.object({
  engraving: z.object({ lines: z.array(z.string()), font: engravingFontSchema }),
});

function EngravingForm({
  productId,
  options,
  engraving,
  onSave,
  onClose,
  explain,
}: Omit<EngravingDialogProps, 'isOpen'>) {
  const texts = useMessages(cartMessages);
  const isRequired = products[productId].engraving?.isRequired ?? false;
  const form = useForm({
    schema: formSchema,
    initial: { engraving: engraving ?? NOTHING_WRITTEN },
    submit: async ({ engraving: { lines, font } }) => {
      const words = withoutEmptyEnd(lines.map((line) => line.trim()));
      if (words.length === 0) {
        if (isRequired) throw new FormError(texts.engravingNeeded);
        await onSave(null);
        return;
      }
      const written = { lines: words, font };
      const isFit = await fits(productId, options, written).catch(() => {
        throw new FormError(texts.engravingUnmeasured);
      });
      if (!isFit) throw new FormError(texts.issueEngravingUnfit);
      await onSave(written);
    },
    ...(explain ? { explain } : {}),
    asksBeforeLeaving: true,
  });
  return (
    <Form form={form}>
      <Field form={form} name="engraving">
        {({ value, onChange }) => (
          <EngravingPreview
            productId={productId}
            options={options}
            value={value}
            onChange={onChange}
            isMissing={false}
          />
        )}
      </Field>
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button variant="secondary" onPress={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" isPending={form.isPending}>
          {texts.save}
        </Button>
      </div>
    </Form>
  );
}

/** Empty lines between words are meant; those below are not. */
function withoutEmptyEnd(lines: readonly string[]): string[] {
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
}
