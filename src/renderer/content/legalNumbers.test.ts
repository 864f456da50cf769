/** No legal text names a number that the product contradicts, nor one that nobody has looked at. */
import { describe, expect, it } from 'vitest';
import { AUTO_LOCK_MINUTES } from '#features/vault/open/autoLock.ts';
import { INVITATION_DAYS } from '#shared/callables/invitations.ts';
import {
  PRIVACY_CONFIRM_DAYS,
  PRIVACY_MONTHS_OF_EXTENSION,
  PRIVACY_MONTHS_TO_ANSWER,
  PRIVACY_REQUEST_KEPT_MONTHS,
} from '#shared/domain/privacyRequest.ts';
import { SUPPORT_REQUEST_KEPT_MONTHS } from '#shared/domain/supportRequest.ts';
import { VAULT_VERSION_LIMIT } from '#shared/domain/vault.ts';
import {
  ADMINISTRATORS_OF_A_CASE,
  ALIVE_VOTE_DAYS,
  DAY,
  FEWEST_CHANNELS,
  FEWEST_CONTACTS,
  graceBounds,
  HOLD_DAYS,
  intervalBounds,
  LONGEST_PAUSE_DAYS,
  REMINDER_DAYS,
  usualPolicy,
  vetoBounds,
} from '#shared/lifeVerification/policy.ts';
import {
  ACCOUNT_DELETION_REMINDER,
  ACCOUNT_DELETION_UNDO,
  ADDRESS_COUNT_RETENTION,
  CLAIM_LINK_DAYS,
  KNOWN_PLACE_RETENTION,
  LEAST_AGE,
  MAIL_RECEIPT_RETENTION,
  MEDIA_FILE_LIMIT_BYTES,
  OPENINGS_KEPT_DAYS,
  SESSIONS_KEPT,
  TEXT_LIMIT_BYTES,
  TRASH_RETENTION,
} from '#shared/limits.ts';
import { plans } from '#shared/plans.ts';
import { WAITLIST_CONFIRMATION_DAYS } from '#shared/waitlistPolicy.ts';

/*
 * Every figure that the texts may name: the words around it, `§` standing for the number, and what the number is. The
 * product's own come from its constants; the law's, and those that we alone promise, stand here.
 */
interface Figure {
  readonly said: RegExp;
  readonly is: number;
}

const MEGABYTE = 1024 ** 2;
const GIGABYTE = 1024 ** 3;
const TERABYTE = 1024 ** 4;
const { free, pro, premium } = plans;
const amount = (cents: number) => cents / 100;

const ofPlans: readonly Figure[] = [
  { said: /Free (plan costs|coûte) § USD/, is: amount(free.monthlyPriceCents) },
  { said: /§ (MB of files|Mo de fichiers)/, is: free.storageBytes / MEGABYTE },
  { said: /§ albums (and|et)/, is: free.albumLimit ?? Number.NaN },
  { said: /albums (and|et) § (beneficiary|bénéficiaire)\b/, is: free.beneficiaryLimit ?? Number.NaN },
  {
    said: /(whether you are well|si vous allez bien|vous demande).*§ (days on the Free|jours dans la formule Free|jours si vous allez)|well every § days\.$/,
    is: free.checkInDays.usual,
  },
  { said: /(bound of its own|propre limite).* § M[Bo]/, is: TEXT_LIMIT_BYTES / MEGABYTE },
  { said: /(single file|[Aa]ucun fichier).*§ G[Bo]/, is: MEDIA_FILE_LIMIT_BYTES / GIGABYTE },
  { said: /Pro [^;]*§ USD (a month|par mois)/, is: amount(pro.monthlyPriceCents) },
  { said: /Pro [^;]*§ USD (a year|par an)/, is: amount(pro.yearlyPriceCents) },
  { said: /Pro [^;]*§ G[Bo]/, is: pro.storageBytes / GIGABYTE },
  { said: /Pro [^;]*§ (beneficiaries|bénéficiaires)/, is: pro.beneficiaryLimit ?? Number.NaN },
  { said: /; (the|la formule) Premium[^;]*§ USD (a month|par mois)/, is: amount(premium.monthlyPriceCents) },
  { said: /; (the|la formule) Premium[^;]*§ USD (a year|par an)/, is: amount(premium.yearlyPriceCents) },
  { said: /; (the|la formule) Premium[^;]*§ T[Bo]/, is: premium.storageBytes / TERABYTE },
];

const ofKeeping: readonly Figure[] = [
  { said: /([Tt]rash|corbeille)[^;]*§ (days|jours)/, is: TRASH_RETENTION / DAY },
  { said: /(taken out of use|hors d’usage) \| § /, is: TRASH_RETENTION / DAY },
  {
    said: /(deleted account|deletion is|compte supprimé|suppression est)[^;]*§ (days|jours)(,| \|)/i,
    is: ACCOUNT_DELETION_UNDO / DAY,
  },
  { said: /§ (days to change your mind|jours pour changer d’avis)/i, is: ACCOUNT_DELETION_UNDO / DAY },
  { said: /(identity service|service d’identité) \| § /, is: ACCOUNT_DELETION_UNDO / DAY },
  { said: /; [^;]*(remind|rappel)[^;]*§ (days before|jours avant)/, is: ACCOUNT_DELETION_REMINDER / DAY },
  { said: /([Vv]ersions? (of an item|antérieures)).*§/, is: VAULT_VERSION_LIMIT },
  { said: /sessions \| (the newest|les) §/, is: SESSIONS_KEPT },
  {
    said: /(entered|ouvert|entré|last sign-in|dernière connexion)[^;]*§ (days|jours)|§ (days from the last sign-in|jours après la dernière connexion)/,
    is: KNOWN_PLACE_RETENTION / DAY,
  },
  { said: /(receipt|Son accusé) \| §/, is: MAIL_RECEIPT_RETENTION / DAY },
  { said: /(our answers for|nos réponses) § (months|mois)/, is: SUPPORT_REQUEST_KEPT_MONTHS },
  {
    said: /§ (months after it was closed|mois après sa clôture)/,
    is: PRIVACY_REQUEST_KEPT_MONTHS,
  },
  { said: /(data request|demande sur des données),[^;]*\(.*\) \| § /, is: ADDRESS_COUNT_RETENTION / DAY },
  { said: /(waitlist|liste d’attente)[^;]*\| § (days|jours) (after|après)/, is: WAITLIST_CONFIRMATION_DAYS },
  { said: /(printed code|code imprimé) [^;]*§ (days|jours)/, is: OPENINGS_KEPT_DAYS },
  { said: /([Mm]essage) [^;]*\| § (months|mois) (after|après)/, is: SUPPORT_REQUEST_KEPT_MONTHS },
  { said: /([Rr]equest|[Dd]emande) [^;]*\| § (days|jours)/, is: PRIVACY_CONFIRM_DAYS },
  { said: /([Rr]equest|[Dd]emande) [^;]*§ (months|mois) (after|après)/, is: PRIVACY_REQUEST_KEPT_MONTHS },
  { said: /(vault locks|coffre-fort se verrouille)[^;]*§ minutes/, is: AUTO_LOCK_MINUTES.usual },
];

const ofRelease: readonly Figure[] = [
  { said: /([Ii]nvitation)[^;]*§ (days|jours)/, is: INVITATION_DAYS },
  { said: /(link|lien)[^;]*(claim|réclam)[^;]*§ (days|jours)/, is: CLAIM_LINK_DAYS },
  { said: /§ (verified channels|canaux vérifiés)/, is: FEWEST_CHANNELS },
  { said: /(least|fewer than|moins|moins de) § (trusted )?contacts/, is: FEWEST_CONTACTS },
  {
    said: /(how often|tous les combien)[^;]*(well: every|bien : tous les) § (days|jours)/,
    is: intervalBounds.usual,
  },
  { said: /(reminded|rappel)[^;]* § (and|et) \d+ (days|jours)/, is: REMINDER_DAYS[1] },
  { said: /(reminded|rappel)[^;]* \d+ (and|et) § (days|jours)/, is: REMINDER_DAYS[2] },
  { said: /(grace|grâce) (of|de) § (days|jours)/, is: graceBounds.usual },
  { said: /pause [^;]*§ (days|jours)/, is: LONGEST_PAUSE_DAYS },
  { said: /(usually|d’ordinaire) §/, is: usualPolicy('UTC').quorum },
  { said: /(you live|vous vivez) (adds|ajoute) § /, is: ALIVE_VOTE_DAYS },
  { said: /§ (administrat)/, is: ADMINISTRATORS_OF_A_CASE },
  { said: /; [^;]*(the veto lasts|le veto dure) § /, is: vetoBounds.most },
  { said: /veto[^;]*: § (days|jours)/, is: vetoBounds.usual },
  { said: /veto[^;]*(may be|de) § (to|à) \d+ (days|jours)/, is: vetoBounds.least },
  { said: /veto[^;]*(may be|de) \d+ (to|à) § (days|jours)/, is: vetoBounds.most },
  { said: /(held for|retenu) § (days|jours)/, is: HOLD_DAYS },
];

/** GDPR, Articles 12(3) and 33; Directive 2011/83/EU, Article 9; and what we promise of ourselves. */
const ofLawAndPromise: readonly Figure[] = [
  { said: /(answer within|répondons dans un délai de) § (month|mois)/, is: PRIVACY_MONTHS_TO_ANSWER },
  { said: /(law allows|loi permet) § (more months|mois de plus)/, is: PRIVACY_MONTHS_OF_EXTENSION },
  { said: /§ (hours|heures)/, is: 72 },
  { said: /(withdraw|rétracter)[^;]*§ (days|jours)/, is: 14 },
  { said: /(age of|persons of|least|au moins|l’âge de|personnes de) § (years|ans)/, is: LEAST_AGE },
  { said: /(at least|au moins) § (days|jours) (before a new|avant qu’un nouveau)/, is: 30 },
  { said: /(within|dans les) § (months|mois)\.$/, is: 6 },
  { said: /(in that year or|cette année-là ou à) § USD/, is: 100 },
];

const legalFigures = [...ofPlans, ...ofKeeping, ...ofRelease, ...ofLawAndPromise];

const sources = import.meta.glob<string>('./{en,fr}/legal/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Numbers of laws and their articles. Bounded: each part is a class that the next one cannot begin with. */
const CITATION =
  /\b(?:articles?|chapter|chapitre)\s\w+(?:\(\w+\))*(?:(?:,? (?:and|to|et|à) |, )\d+(?:\(\w+\))*)*|\((?:EU|UE)\) \d{4}\/\d+/giu;
/** Written out, a number counts where what it counts follows. */
const WRITTEN: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  five: '5',
  seven: '7',
  fourteen: '14',
  thirty: '30',
  sixty: '60',
  ninety: '90',
  deux: '2',
  trois: '3',
  cinq: '5',
  sept: '7',
  quatorze: '14',
  trente: '30',
  soixante: '60',
};
const COUNTED =
  /\b(two|three|five|seven|fourteen|thirty|sixty|ninety|deux|trois|cinq|sept|quatorze|trente|soixante) (?=days|weeks|months|years|hours|minutes|contacts|administrat|channels|jours|semaines|mois|ans|heures|canaux)/giu;
const NUMBER = /\d+(?:[.,]\d+)?/g;

function sentencesOf(source: string): readonly string[] {
  const text = source
    .split('---\n')
    .slice(2)
    .join('---\n')
    .replace(/\u00a0/g, ' ')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`]*`/g, '')
    .replace(CITATION, '')
    .replace(COUNTED, (_, word: string) => `${WRITTEN[word.toLowerCase()]} `);
  return text.split(/\n|(?<=[.?]) +/).map((sentence) => sentence.trim());
}

/** What is wrong with the numbers of a sentence; nothing where each is known and right. */
function objectionsTo(sentence: string): readonly string[] {
  return [...sentence.matchAll(NUMBER)].flatMap(({ 0: written, index }) => {
    const around = `${sentence.slice(0, index)}§${sentence.slice(index + written.length)}`;
    const known = legalFigures.filter(({ said }) => said.test(around));
    if (known.length === 0) return [`Nobody knows the ${written} of: ${sentence}`];
    const value = Number(written.replace(',', '.'));
    return known.some(({ is }) => is !== value) ? [`${written} is contradicted, in: ${sentence}`] : [];
  });
}

describe('The numbers of the legal texts', () => {
  it.each(Object.entries(sources))('%s names none that the product contradicts', (_path, source) => {
    expect(sentencesOf(source).flatMap(objectionsTo)).toEqual([]);
  });

  it('are looked for where the table expects them: every figure is named in both languages', () => {
    const sentences = (language: string) =>
      Object.entries(sources)
        .filter(([path]) => path.startsWith(`./${language}/`))
        .flatMap(([, source]) => sentencesOf(source))
        .flatMap((sentence) =>
          [...sentence.matchAll(NUMBER)].map(
            ({ 0: written, index }) =>
              `${sentence.slice(0, index)}§${sentence.slice(index + written.length)}`,
          ),
        );
    for (const language of ['en', 'fr']) {
      const said = sentences(language);
      const unused = legalFigures.filter((figure) => !said.some((sentence) => figure.said.test(sentence)));
      expect(unused.map((figure) => `${language}: ${figure.said}`)).toEqual([]);
    }
  });

  it.each([
    ['The trash keeps things for 31 days.'],
    ['La corbeille garde les choses 60 jours.'],
    ['After the contacts have spoken, a veto period runs: 10 days.'],
    ['The Pro plan is to cost 8.99 USD a month.'],
    ['There are 4 moons.'],
  ])('would refuse: %s', (sentence) => {
    expect(sentencesOf(`---\n---\n${sentence}`).flatMap(objectionsTo)).not.toEqual([]);
  });

  it('count when they are written out', () => {
    expect(
      sentencesOf('---\n---\nThe trash keeps things for sixty days.').flatMap(objectionsTo),
    ).toHaveLength(1);
  });
});
