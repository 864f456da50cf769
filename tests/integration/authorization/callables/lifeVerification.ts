import { randomUUID } from 'node:crypto';
import { usualPolicy } from '#shared/lifeVerification/policy.ts';
import { plans } from '#shared/plans.ts';
import type { CallableRows } from '../callables.ts';

const apart = 'one record of its own, moved in one transaction';
const { version: _version, ...policy } = usualPolicy('UTC', plans.free.checkInDays.usual);
const asContact = () => ({ ownerId: 'somebody', contactId: randomUUID() });

export const rows: CallableRows = {
  'lifeVerification-configure': { apart, input: () => ({ policy }) },
  'lifeVerification-addChannel': {
    apart,
    isOpenToOwner: false,
    input: () => ({ channelId: randomUUID(), address: 'another@example.org' }),
  },
  'lifeVerification-sendCode': { apart, isOpenToOwner: false, input: () => ({ channelId: randomUUID() }) },
  'lifeVerification-verifyChannel': {
    apart,
    isOpenToOwner: false,
    input: () => ({ channelId: randomUUID(), code: '123456' }),
  },
  'lifeVerification-removeChannel': { apart, input: () => ({ channelId: randomUUID() }) },
  'lifeVerification-orderChannels': { apart, input: () => ({ channelIds: [randomUUID()] }) },
  'lifeVerification-arm': { apart, isOpenToOwner: false, input: () => ({}) },
  'lifeVerification-checkIn': { apart, input: () => ({}) },
  'lifeVerification-pause': { apart, isOpenToOwner: false, input: () => ({ days: 7 }) },
  'lifeVerification-resume': { apart, input: () => ({}) },
  'lifeVerification-cancel': { apart, isOpenToOwner: false, input: () => ({}) },
  'lifeVerification-beginAgain': { apart, input: () => ({}) },
  'lifeVerification-dropChange': { apart, input: () => ({}) },
  'lifeVerification-rehearse': { apart, isOpenToOwner: false, input: () => ({ withContacts: false }) },
  'lifeVerification-goOnRehearsing': { apart, input: () => ({}) },
  'lifeVerification-undoRehearsal': { apart, input: () => ({}) },
  'lifeVerification-report': { apart, isOpenToOwner: false, input: asContact },
  'lifeVerification-vote': {
    apart,
    isOpenToOwner: false,
    input: () => ({ ...asContact(), round: 0, says: 'gone' }),
  },
  'lifeVerification-leave': { apart, isOpenToOwner: false, input: asContact },
  'lifeVerification-checkInByLink': {
    apart,
    input: () => ({ token: 'somebody.real.0.1.x' }),
  },
};
