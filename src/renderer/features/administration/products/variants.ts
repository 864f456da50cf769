/** What a product can be ordered as: one entry for each choice of its options, by the key that stock knows it by. */
import type { Language } from '#shared/domain/userProfile.ts';
import { type ChosenOptions, type Product, variantKey } from '#shared/shop/product.ts';

export interface Variant {
  readonly key: string;
  /** `Slate · 300 × 200 mm`. */
  readonly name: string;
}

export function variantsOf(product: Product, language: Language): readonly Variant[] {
  const choices = product.options.reduce<readonly { options: ChosenOptions; names: readonly string[] }[]>(
    (earlier, { id, values }) =>
      earlier.flatMap(({ options, names }) =>
        values.map((value) => ({
          options: { ...options, [id]: value.id },
          names: [...names, value.name[language]],
        })),
      ),
    [{ options: {}, names: [] }],
  );
  return choices.map(({ options, names }) => ({
    key: variantKey(product, options),
    name: names.join(' · '),
  }));
}
