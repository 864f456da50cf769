/** A notice to the owner on one channel. Its receipt is awaited: a term runs only while its notice has arrived. */
import type { DocumentReference } from 'firebase-admin/firestore';
import { channelDocumentSchema } from '#shared/legacy/channel.ts';
import type { LifeVerificationDocument } from '#shared/legacy/lifeVerificationDocument.ts';
import type { LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import { run as runTerm } from '#shared/lifeVerification/term.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { routes } from '#shared/routes.ts';
import { type Addressee, draftMail, languageOf, type MailDraft, queueMail } from '../delivery/index.ts';
import { ownNameOf, withDates } from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';
import { checkInAddress } from './checkInLink.ts';
import { type CarriedOut, occasionOf, type RowOf, readRow } from './effectRows.ts';
import { feed, readVerification } from './feed.ts';
import { AWAITED_BY } from './receipts.ts';
import { channelsOf } from './verificationDocument.ts';

export function tellOwner(
  services: Services,
  reference: DocumentReference,
  { ownerId, name, deed }: RowOf<'tell-owner'>,
): Promise<CarriedOut> {
  const { firestore } = services;
  return firestore.runTransaction(async (transaction): Promise<CarriedOut> => {
    const stored = readRow(await transaction.get(reference));
    const verification = await readVerification(transaction, services, ownerId, name);
    const channel = await transaction.get(channelsOf(firestore, ownerId).doc(deed.channel));
    const profile = await transaction.get(firestore.doc(`users/${ownerId}`));
    if (!stored) return {};
    if (
      !verification ||
      verification.document.run !== stored.run ||
      !isStillSo(verification.document, deed)
    ) {
      transaction.delete(reference);
      return {};
    }
    const fields = channel.data();
    const known = fields ? channelDocumentSchema.parse(withDates(fields)) : null;
    if (!known) {
      // An address that is not known any more takes no mail: the next channel is asked.
      feed(transaction, services, verification, bounceOf(deed), 'mail');
      transaction.delete(reference);
      return { rows: verification.rows };
    }
    const addressee = { uid: ownerId, to: known.address, language: languageOf(profile) };
    const ownerName = ownNameOf(profile);
    const letter = { deed, addressee, ownerName };
    const drafts = await draft(services, verification.document, stored.key, letter);
    const mails = await queueMail(transaction, services, drafts);
    transaction.delete(reference);
    return { mails };
  });
}

type Deed = RowOf<'tell-owner'>['deed'];

const bounceOf = ({ channel, number: notice }: Deed) => ({ is: 'bounced', channel, notice }) as const;

/** Whoever checked in meanwhile is not reminded of it. */
function isStillSo({ life }: LifeVerificationDocument, { about, number }: Deed): boolean {
  const { state } = life;
  switch (about) {
    case 'reminder':
    case 'grace':
    case 'verifying':
    case 'veto':
      return 'notice' in state && state.notice.number === number;
    case 'disputed':
      return state.is === 'disputed';
    case 'hold':
      return life.hold !== null;
    case 'voided':
    case 'cancelled':
      return true;
  }
}

interface Letter {
  readonly deed: Deed;
  readonly addressee: Addressee;
  readonly ownerName: string;
}

async function draft(
  services: Services,
  document: LifeVerificationDocument,
  key: string,
  { deed, addressee, ownerName }: Letter,
): Promise<readonly MailDraft[]> {
  const { ownerId, name, run, life } = document;
  const occasion = occasionOf({ ownerId, name, run, key });
  const isRehearsal = name === 'rehearsal';
  const setup = { isRehearsal, ownerName, link: `${services.appOrigin}${routes.lifeVerification.path}` };
  const asking = { isRehearsal, ownerName, link: await checkInAddress(services, document) };
  const drafts = (() => {
    switch (deed.about) {
      case 'reminder': {
        const number = life.state.is === 'reminding' ? life.state.reminder : 1;
        return draftMail(addressee, occasion, 'life-reminder', { ...asking, number });
      }
      case 'grace':
        return draftMail(addressee, occasion, 'life-grace', {
          ...asking,
          lastDay: lastDayOf(life, deed, addressee),
        });
      case 'verifying':
        return draftMail(addressee, occasion, 'life-verifying', asking);
      case 'disputed':
        return draftMail(addressee, occasion, 'life-disputed', asking);
      case 'veto':
        return draftMail(addressee, occasion, 'life-veto', {
          ...asking,
          lastDay: lastDayOf(life, deed, addressee),
        });
      case 'hold':
        return draftMail(addressee, occasion, 'life-hold', setup);
      case 'voided':
        return draftMail(addressee, occasion, 'life-voided', setup);
      case 'cancelled':
        return draftMail(addressee, occasion, 'life-cancelled', setup);
    }
  })();
  const about = { ownerId, name, run, round: life.round, channel: deed.channel, notice: deed.number };
  return drafts.map((mail) => ({ ...mail, awaited: { by: AWAITED_BY, about } }));
}

/**
 * Of the term that the notice lets run, as it ends if the notice is taken at once; it never ends before. In the owner's zone and
 * words: "Tuesday, 8 December 2026".
 */
function lastDayOf({ state, policy }: LifeVerification, { sendAt }: Deed, { language }: Addressee): string {
  if (state.is !== 'grace' && state.is !== 'veto') return '';
  const term = runTerm(state.term, sendAt, policy);
  const { timeZone } = policy;
  // It ends with the owner's midnight, which is the next day's.
  const lastMoment = (term.is === 'running' ? term.endsAt : sendAt) - 1;
  return longDateFormat(language, { dateStyle: 'full', timeZone }).format(lastMoment);
}
