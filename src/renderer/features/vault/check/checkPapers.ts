/** What besides passwords deserves attention: papers that expire, and accounts of which nobody knows what to do with them. */
import type { VaultContent } from '#shared/vault/content.ts';

export interface PapersCheck<Id> {
  /** Within six months, or already; the first to expire first. */
  readonly expiring: readonly { readonly id: Id; readonly expiresOn: string; readonly isOver: boolean }[];
  readonly undecided: readonly Id[];
}

const MONTHS_AHEAD = 6;

/** `today` is `YYYY-MM-DD`, as are the days of papers. */
export function checkPapers<Id>(
  entries: readonly { readonly id: Id; readonly content: VaultContent }[],
  today: string,
): PapersCheck<Id> {
  const last = addMonths(today, MONTHS_AHEAD);
  return {
    expiring: entries
      .flatMap(({ id, content }) =>
        content.kind === 'document' && content.expiresOn !== '' && content.expiresOn <= last
          ? [{ id, expiresOn: content.expiresOn, isOver: content.expiresOn < today }]
          : [],
      )
      .sort((one, other) => one.expiresOn.localeCompare(other.expiresOn)),
    undecided: entries.flatMap(({ id, content }) =>
      content.kind === 'account' && content.wish === 'undecided' ? [id] : [],
    ),
  };
}

/** The same day of a later month, or its last. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}
