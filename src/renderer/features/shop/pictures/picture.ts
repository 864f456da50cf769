/** What the picture of a product is drawn from. */
import type { ChosenOptions } from '#shared/shop/product.ts';

export interface PictureProps {
  /** In words, for who does not see it. */
  readonly label: string;
  readonly options: ChosenOptions;
  /** The buyer's letters as an outline in millimetres (`layOutEngraving`), empty for none; null for an example. */
  readonly engraving: string | null;
  /** The example, in the page's language. */
  readonly sample: readonly string[];
  readonly className?: string;
}
