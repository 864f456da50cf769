/** What must hold of a ledger: its lines are numbered without a gap, each says the sum so far, and the account the last one. */
import { z } from 'zod';
import type { PersonRecords, Violation } from './records.ts';

const lineSchema = z.object({ amount: z.int(), balance: z.int(), number: z.int() });
const accountSchema = z.object({ balance: z.int(), lines: z.int() });

export function checkCredits({
  uid,
  creditAccount,
  creditLines,
}: Pick<PersonRecords, 'uid' | 'creditAccount' | 'creditLines'>): readonly Violation[] {
  const violations: Violation[] = [];
  const report = (code: string, subject: string, message: string) =>
    violations.push({ uid, code, subject, message });
  const lines = Object.entries(creditLines).flatMap(([id, fields]) => {
    const line = lineSchema.safeParse(fields);
    if (line.success) return [{ id, ...line.data }];
    report('unreadable', `users/${uid}/creditLines/${id}`, z.prettifyError(line.error));
    return [];
  });
  const inOrder = lines.toSorted((a, b) => a.number - b.number);
  let sum = 0;
  for (const [index, { id, number, amount, balance }] of inOrder.entries()) {
    const subject = `users/${uid}/creditLines/${id}`;
    sum += amount;
    if (number !== index + 1) report('credit-number', subject, `It is line ${index + 1} and says ${number}.`);
    if (balance !== sum) report('credit-balance', subject, `It says ${balance}, the lines sum to ${sum}.`);
  }
  const subject = `users/${uid}/billing/credits`;
  const account = accountSchema.safeParse(creditAccount ?? { balance: 0, lines: 0 });
  if (!account.success) report('unreadable', subject, z.prettifyError(account.error));
  else if (account.data.balance !== sum || account.data.lines !== lines.length) {
    const { balance, lines: count } = account.data;
    report(
      'credit-account',
      subject,
      `It says ${balance} of ${count}, the lines are ${sum} of ${lines.length}.`,
    );
  }
  return violations;
}
