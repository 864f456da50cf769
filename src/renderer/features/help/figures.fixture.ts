/** The figures that answers tell, from the product's own constants: in which answer, how much, and of what. */
import type { Language } from '#shared/domain/userProfile.ts';
import { VAULT_VERSION_LIMIT } from '#shared/domain/vault.ts';
import {
  DAY,
  graceBounds,
  HOLD_DAYS,
  LONGEST_PAUSE_DAYS,
  REMINDER_DAYS,
  vetoBounds,
} from '#shared/lifeVerification/policy.ts';
import {
  ACCOUNT_DELETION_UNDO,
  MEDIA_FILE_LIMIT_BYTES,
  PASSWORD_MINIMUM_LENGTH,
  TRASH_RETENTION,
} from '#shared/limits.ts';
import { plans } from '#shared/plans.ts';

/** From within the vault, whose door opens to nobody for a figure alone. */
const [locking] = Object.values(
  import.meta.glob<{ readonly AUTO_LOCK_MINUTES: Readonly<Record<'least' | 'usual' | 'most', number>> }>(
    '../vault/open/autoLock.ts',
    { eager: true },
  ),
);
if (!locking) throw new Error('The vault no longer says when it locks.');
const { AUTO_LOCK_MINUTES } = locking;

/** Each unit as the two languages begin it. Without one of them, a figure is a number alone. */
const units = {
  days: /^(days?|jours?)\b/,
  minutes: /^minutes?\b/,
  MB: /^(MB|Mo)\b/,
  GB: /^(GB|Go)\b/,
  TB: /^(TB|To)\b/,
  dollars: /^\$/,
  characters: /^(characters|caractères)/,
  beneficiaries: /^(beneficiar|bénéficiaires?)/,
  albums: /^albums?\b/,
} as const;
type Figure = `${number}` | `${number} ${keyof typeof units}`;

const MEGABYTE = 1024 ** 2;
const GIGABYTE = 1024 * MEGABYTE;
const days = (duration: number): Figure => `${duration / DAY} days`;
const dollars = (cents: number): Figure => `${cents / 100} dollars`;
const { free, pro, premium } = plans;

/** By the answer's id. */
export const figures: Readonly<Record<string, readonly Figure[]>> = {
  'file-types': [`${MEDIA_FILE_LIMIT_BYTES / GIGABYTE} GB`],
  'deleted-by-mistake': [days(TRASH_RETENTION)],
  'both-lost': [days(TRASH_RETENTION)],
  'vault-locks': [
    `${AUTO_LOCK_MINUTES.usual} minutes`,
    `${AUTO_LOCK_MINUTES.least} minutes`,
    `${AUTO_LOCK_MINUTES.most} minutes`,
  ],
  'earlier-versions': [`${VAULT_VERSION_LIMIT}`, days(TRASH_RETENTION)],
  'how-it-works': [
    ...REMINDER_DAYS.map((day): Figure => `${day}`),
    `${graceBounds.usual} days`,
    `${vetoBounds.usual} days`,
  ],
  'journey-or-hospital': [`${LONGEST_PAUSE_DAYS} days`],
  'mail-does-not-arrive': [`${HOLD_DAYS} days`],
  'how-long': [`${vetoBounds.usual} days`, `${vetoBounds.least} days`, `${vetoBounds.most} days`],
  'change-address': [`${PASSWORD_MINIMUM_LENGTH} characters`],
  'delete-account': [days(ACCOUNT_DELETION_UNDO)],
  'what-does-it-cost': [
    `${free.storageBytes / MEGABYTE} MB`,
    `${free.albumLimit ?? 0} albums`,
    `${free.beneficiaryLimit ?? 0} beneficiaries`,
    dollars(pro.monthlyPriceCents),
    dollars(pro.yearlyPriceCents),
    `${pro.storageBytes / GIGABYTE} GB`,
    `${pro.beneficiaryLimit ?? 0} beneficiaries`,
    dollars(premium.monthlyPriceCents),
    dollars(premium.yearlyPriceCents),
    `${premium.storageBytes / GIGABYTE / 1024} TB`,
  ],
  'how-often-asked': [
    `${free.checkInDays.usual} days`,
    `${pro.checkInDays.least} days`,
    `${pro.checkInDays.most} days`,
    `${premium.checkInDays.least} days`,
    `${premium.checkInDays.most} days`,
  ],
};

/** What a text tells in digits, each figure once. Numbers of lists and of names (“1Password”, “amr1”) are none. */
export function figuresIn(text: string, language: Language): readonly string[] {
  const readable = text
    .replace(/\]\([^)\]]*\)/g, ']')
    .replace(/^\d+\. /gm, '')
    .replaceAll('\u00a0', ' ');
  const told = [...readable.matchAll(/(\$?)(?<![\p{L}\d])(\d+(?:[.,]\d+)?)(?![\p{L}\d])/gu)].map(
    ({ index, 0: whole, 1: sign, 2: digits = '' }) => {
      // “From 7 to 365 days” tells of days twice.
      const after = readable.slice(index + whole.length).replace(/^ (to|à) \d+/, '');
      const counted = sign || after.trimStart();
      const unit = Object.entries(units).find(([, beginning]) => beginning.test(counted))?.[0];
      const amount = Number(digits.replace(',', language === 'fr' ? '.' : ''));
      return unit ? `${amount} ${unit}` : `${amount}`;
    },
  );
  return [...new Set(told)].toSorted();
}
