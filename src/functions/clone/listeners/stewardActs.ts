/** What the steward may: suspend a clone, take that back, retire it. They see nothing of what it says. */
import { cloneStewardAct } from '#shared/callables/cloneListeners.ts';
import { routes } from '#shared/routes.ts';
import { deliverSoon, draftMail, findAddressee, queueMail } from '../../delivery/index.ts';
import { Refusal } from '../../errors.ts';
import { defineHandler } from '../../handler.ts';
import { now, settingsFrom, settingsOf } from '../cloneDocuments.ts';

export const stewardAct = defineHandler(cloneStewardAct, {
  access: 'user',
  servesEveryVersion: true,
  run: async ({ ownerId, state }, { caller: { uid }, services }) => {
    const { firestore, appOrigin } = services;
    const reference = settingsOf(firestore, ownerId);
    const owner = await findAddressee(services, ownerId);
    const mails = await firestore.runTransaction(async (transaction) => {
      const settings = settingsFrom(await transaction.get(reference));
      if (!settings?.steward || settings.steward.accountId !== uid) {
        throw new Refusal('not-found', 'There is nothing to look after here.');
      }
      if (settings.state === state) return [];
      if (settings.state === 'retired') {
        throw new Refusal('clone-closed', 'This clone was retired.', { silence: 'retired' });
      }
      // The owner's pause is the owner's to end.
      if (state === 'active' && settings.state !== 'suspended') return [];
      const next = state === 'active' && settings.isPausedBelow ? 'paused' : state;
      const isPausedBelow = state === 'suspended' && settings.state === 'paused';
      const revision = settings.revision + 1;
      const drafts = draftMail(owner, `${ownerId} ${revision}`, 'clone-steward-acted', {
        stewardName: settings.steward.name,
        state,
        pageAddress: `${appOrigin}${routes.myClone.path}`,
      });
      const queued = await queueMail(transaction, services, drafts);
      transaction.update(reference, { state: next, isPausedBelow, revision, updatedAt: now(services) });
      return queued;
    });
    services.log.log('info', 'clone-steward-acted', { uid, state });
    await deliverSoon(services, mails);
    return {};
  },
});
