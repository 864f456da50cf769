/** What stands between a cart and its payment: the first thing to do, or nothing. */
import { asksCemetery, asksNoReturn } from '#shared/shop/acceptance.ts';
import type { CartContent } from '#shared/shop/cart.ts';
import type { Quote } from '#shared/shop/quote.ts';
import type { Saving } from './cartEditor.ts';
import type { QuoteState } from './useCart.ts';

export interface Ticks {
  readonly acceptsNoReturn: boolean;
  readonly knowsCemeteryRules: boolean;
}

export type Obstacle =
  | 'unsaved'
  | 'saving'
  | 'no-recipient'
  | 'pricing'
  | 'line'
  | 'shipment'
  | 'no-return'
  | 'cemetery';

/** Every piece goes somewhere: only then are shipping, tax and total known. */
export function isPlaced({ lines, shipments }: Pick<Quote, 'lines' | 'shipments'>): boolean {
  return shipments.length > 0 && !lines.some(({ issues }) => issues.includes('recipient-missing'));
}

export function obstacleTo(
  content: CartContent,
  saving: Saving,
  quote: QuoteState,
  ticks: Ticks,
): Obstacle | null {
  if (saving.is === 'failed') return 'unsaved';
  if (saving.is === 'saving') return 'saving';
  if (content.recipients.length === 0) return 'no-recipient';
  if (quote.state !== 'ready' || !quote.isCurrent) return 'pricing';
  if (quote.quote.lines.some(({ issues }) => issues.length > 0)) return 'line';
  if (quote.quote.shipments.some(({ issue }) => issue !== null)) return 'shipment';
  if (asksNoReturn(content.lines) && !ticks.acceptsNoReturn) return 'no-return';
  if (asksCemetery(content.lines) && !ticks.knowsCemeteryRules) return 'cemetery';
  return null;
}
