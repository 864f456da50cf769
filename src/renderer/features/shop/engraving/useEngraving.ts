/** The engraving as it is typed: measured with its real typeface a moment after each letter. */
import { useEffect, useState } from 'react';
import type { EngravingLayout, LayoutIssue } from '#shared/engraving/layOutEngraving.ts';
import { engravingPlace } from '#shared/engraving/places.ts';
import type { EngravingText } from '#shared/shop/cart.ts';
import type { ChosenOptions, Product } from '#shared/shop/product.ts';

export type EngravingState =
  /** Nothing was typed yet: nothing is loaded. */
  | { readonly state: 'empty' }
  | { readonly state: 'measuring'; readonly last: EngravingLayout | null }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly layout: EngravingLayout };

type Measured = { readonly layout: EngravingLayout; readonly of: string } | { readonly failedAt: string };

export function useEngraving(product: Product, options: ChosenOptions, text: EngravingText): EngravingState {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isEmpty = text.lines.every((line) => line.trim() === '');
  const key = JSON.stringify([product.id, options, text, attempt]);
  useEffect(() => {
    const place = engravingPlace(product.id, options);
    const { engraving } = product;
    if (isEmpty || !engraving || !place) return;
    let isCurrent = true;
    import('./loadShaper.ts')
      .then(({ layOut }) => layOut(text, { engraving, place }))
      .then(
        (layout) => isCurrent && setMeasured({ layout, of: key }),
        () => isCurrent && setMeasured({ failedAt: key }),
      );
    return () => {
      isCurrent = false;
    };
    // `key` stands for the product, its options, the text and the attempt.
  }, [key]);
  if (isEmpty) return { state: 'empty' };
  if (measured && 'failedAt' in measured && measured.failedAt === key) {
    return { state: 'failed', retry: () => setAttempt((count) => count + 1) };
  }
  const last = measured && 'layout' in measured ? measured : null;
  if (last?.of === key) return { state: 'ready', layout: last.layout };
  return { state: 'measuring', last: last?.layout ?? null };
}

/** The outline to draw, also while the next letter is measured; null for the example. */
export function outlineOf(engraving: EngravingState): string | null {
  if (engraving.state === 'ready') return engraving.layout.path;
  return engraving.state === 'measuring' ? (engraving.last?.path ?? null) : null;
}

export const issuesOf = (engraving: EngravingState): readonly LayoutIssue[] =>
  engraving.state === 'ready' ? engraving.layout.issues : [];
