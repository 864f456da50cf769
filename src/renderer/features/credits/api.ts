/** Reads the ledger and its balance from the owner's own documents, and asks for the payment page of a pack. */
import { collection, doc, getDoc, getDocs, limit, orderBy, query, startAfter } from 'firebase/firestore/lite';
import { callRepeatable } from '#platform/backend/callables.ts';
import { documents } from '#platform/backend/documents.ts';
import { parseDocument, parseKnownDocuments } from '#platform/backend/parseDocument.ts';
import { type Ask, readPages } from '#platform/backend/readPages.ts';
import { creditsBuy } from '#shared/callables/credits.ts';
import {
  type CreditAccount,
  type CreditLine,
  type CreditPackId,
  creditAccountSchema,
  creditLineSchema,
  NO_CREDITS,
} from '#shared/domain/creditLine.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { Language } from '#shared/domain/userProfile.ts';

const linesOf = (userId: UserId) =>
  query(collection(documents(), 'users', userId, 'creditLines'), orderBy('number', 'desc'));

export async function readCreditAccount(userId: UserId): Promise<CreditAccount> {
  const snapshot = await getDoc(doc(documents(), 'users', userId, 'billing', 'credits'));
  return parseDocument(creditAccountSchema, snapshot) ?? NO_CREDITS;
}

export const LEDGER_PAGE = 25;

export interface LedgerPage {
  readonly lines: readonly CreditLine[];
  /** Number of the last line, which the next page comes after; null at the end. */
  readonly next: number | null;
}

/** Newest first. */
export async function readLedgerPage(userId: UserId, after: number | null): Promise<LedgerPage> {
  const from = after === null ? [] : [startAfter(after)];
  const { docs } = await getDocs(query(linesOf(userId), ...from, limit(LEDGER_PAGE)));
  const lines = parseKnownDocuments(creditLineSchema, docs);
  return { lines, next: docs.length < LEDGER_PAGE ? null : (lines.at(-1)?.number ?? null) };
}

/** All of it, for the export. Throws ZodError for a line that this page does not know. */
export async function readWholeLedger(userId: UserId, ask: Ask): Promise<readonly CreditLine[]> {
  const lines: CreditLine[] = [];
  for await (const page of readPages(linesOf(userId), [200, 1_000], ask)) {
    lines.push(...page.flatMap((snapshot) => parseDocument(creditLineSchema, snapshot) ?? []));
  }
  return lines;
}

/** Safe to repeat with one key. */
export const buyPack = (key: string, pack: CreditPackId, language: Language) =>
  callRepeatable(creditsBuy, { key, pack, language });
