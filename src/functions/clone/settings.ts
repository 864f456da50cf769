/** Beginning a clone, how it is, and whether it speaks. */
import { cloneBegin, cloneChangeSettings, cloneSetState, cloneSetWeekly } from '#shared/callables/clone.ts';
import { legalVersions } from '#shared/legalVersions.ts';
import { assertIsSomebody } from '../access/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { erasureOf, now, settingsOf } from './cloneDocuments.ts';
import { assertConsent, readBegun, readWritable } from './standing.ts';
import { nextWeekly } from './weekly/nextWeekly.ts';

export const begin = defineHandler(cloneBegin, {
  access: 'user',
  run: async ({ languages }, { caller, services }) => {
    assertIsSomebody(caller);
    const { firestore } = services;
    const { uid } = caller;
    const reference = settingsOf(firestore, uid);
    await firestore.runTransaction(async (transaction) => {
      await assertConsent(transaction, services, uid);
      const [earlier, erasure] = await transaction.getAll(reference, erasureOf(firestore, uid));
      if (erasure?.exists) throw new Refusal('busy', 'The former clone is still being erased.');
      if (earlier?.exists) return;
      transaction.create(reference, {
        ownerId: uid,
        agreementVersion: legalVersions['ai-clone-agreement'],
        state: 'active',
        languages,
        revision: 1,
        createdAt: now(services),
        updatedAt: now(services),
      });
    });
    services.log.log('info', 'clone-begun', { uid });
    return {};
  },
});

export const changeSettings = defineHandler(cloneChangeSettings, {
  access: 'user',
  run: async ({ revision, ...choices }, { caller: { uid }, services }) => {
    const { firestore } = services;
    const given = Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));
    const next = await firestore.runTransaction(async (transaction) => {
      const settings = await readWritable(transaction, services, uid);
      if (settings.revision !== revision) {
        throw new Refusal('conflict', 'This was changed elsewhere in the meantime.', {
          revision: settings.revision,
        });
      }
      transaction.update(settingsOf(firestore, uid), {
        ...given,
        revision: revision + 1,
        updatedAt: now(services),
      });
      return revision + 1;
    });
    return { revision: next };
  },
});

/** Silence is never refused to anybody. */
const isSilencing = (data: unknown) =>
  typeof data === 'object' && data !== null && 'state' in data && data.state !== 'active';

export const setState = defineHandler(cloneSetState, {
  access: 'user',
  servesEveryVersion: isSilencing,
  run: async ({ state }, { caller: { uid }, services }) => {
    const { firestore } = services;
    await firestore.runTransaction(async (transaction) => {
      if (state === 'active') await assertConsent(transaction, services, uid);
      const settings = await readBegun(transaction, services, uid);
      if (settings.state === state) return;
      if (settings.state === 'retired') {
        throw new Refusal('clone-closed', 'This clone was retired.', { silence: 'retired' });
      }
      // The steward's suspension stays one while the owner pauses.
      const isBelow = settings.state === 'suspended' && state === 'paused';
      if (isBelow && settings.isPausedBelow) return;
      transaction.update(settingsOf(firestore, uid), {
        state: isBelow ? 'suspended' : state,
        isPausedBelow: isBelow,
        revision: settings.revision + 1,
        updatedAt: now(services),
      });
    });
    services.log.log('info', 'clone-state-set', { uid, state });
    return {};
  },
});

export const setWeekly = defineHandler(cloneSetWeekly, {
  access: 'user',
  servesEveryVersion: (data) =>
    typeof data === 'object' && data !== null && 'isOn' in data && data.isOn === false,
  run: async ({ isOn, language, timeZone }, { caller: { uid }, services }) => {
    const { firestore, clock } = services;
    if (!isTimeZone(timeZone)) {
      throw new Refusal('invalid-input', 'timeZone: no such zone', { field: 'timeZone' });
    }
    await firestore.runTransaction(async (transaction) => {
      const settings = isOn
        ? await readWritable(transaction, services, uid)
        : await readBegun(transaction, services, uid);
      const isUnchanged =
        settings.weekly.isOn === isOn &&
        settings.weekly.language === language &&
        settings.weekly.timeZone === timeZone;
      if (isUnchanged) return;
      transaction.update(settingsOf(firestore, uid), {
        weekly: { isOn, language, timeZone },
        weeklyDueAt: isOn ? nextWeekly(clock.now(), timeZone) : null,
        updatedAt: now(services),
      });
    });
    return {};
  },
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
