/** A notice to the owner on one channel. Its receipt is awaited: a term runs only while its notice has arrived. */
import type { DocumentReference } from 'firebase-admin/firestore';
import { channelDocumentSchema } from '#shared/legacy/channel.ts';
import type { LifeVerificationDocument } from '#shared/legacy/lifeVerificationDocument.ts';
import type { LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import { vetoBounds } from '#shared/lifeVerification/policy.ts';
import { routes } from '#shared/routes.ts';
import type { MailDraft } from '../delivery/index.ts';
import { draftMail, languageOf, queueMail } from '../delivery/index.ts';
import { withDates } from '../peopleDocuments/index.ts';
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
    const drafts = await draft(services, verification.document, stored.key, { deed, addressee });
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

/** A case that two administrators upheld gives the longest. */
function vetoDaysOf({ state, policy }: LifeVerification): number {
  return state.is === 'veto' && state.isByCase ? vetoBounds.most : policy.vetoDays;
}

interface Letter {
  readonly deed: Deed;
  readonly addressee: Parameters<typeof draftMail>[0] & object;
}

async function draft(
  services: Services,
  document: LifeVerificationDocument,
  key: string,
  { deed, addressee }: Letter,
): Promise<readonly MailDraft[]> {
  const { ownerId, name, run, life } = document;
  const occasion = occasionOf({ ownerId, name, run, key });
  const isRehearsal = name === 'rehearsal';
  const setup = { isRehearsal, link: `${services.appOrigin}${routes.lifeVerification.path}` };
  const asking = { isRehearsal, link: await checkInAddress(services, document) };
  const days = (count: number) => String(count);
  const drafts = (() => {
    switch (deed.about) {
      case 'reminder': {
        const number = life.state.is === 'reminding' ? life.state.reminder : 1;
        return draftMail(addressee, occasion, 'life-reminder', { ...asking, number });
      }
      case 'grace':
        return draftMail(addressee, occasion, 'life-grace', { ...asking, days: days(life.policy.graceDays) });
      case 'verifying':
        return draftMail(addressee, occasion, 'life-verifying', asking);
      case 'disputed':
        return draftMail(addressee, occasion, 'life-disputed', asking);
      case 'veto':
        return draftMail(addressee, occasion, 'life-veto', { ...asking, days: days(vetoDaysOf(life)) });
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
