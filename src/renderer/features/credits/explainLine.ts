/** Why a line stands in the ledger, in words. */
import type { CreditLine } from '#shared/domain/creditLine.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { creditMessages } from './messages.ts';

export function explainLine(
  { kind, amount }: Pick<CreditLine, 'kind' | 'amount'>,
  language: Language,
): string {
  const texts = creditMessages[language];
  // What was taken for a refund or a dispute may come back.
  if (amount > 0 && kind === 'refund') return texts.refundUndone;
  if (amount > 0 && kind === 'dispute') return texts.disputeOver;
  return texts[kind];
}

/** `+50`, `−1`: with its sign, and a real minus. */
export const signed = (amount: number, language: Language): string =>
  new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(amount).replace('-', '−');
