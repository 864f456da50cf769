import { randomUUID } from 'node:crypto';
import type { CallableRows } from '../callables.ts';

const choice = { planId: 'pro', interval: 'month' };
const LEDGER = 'the ledger of credits, which nothing of the library reads or writes';
const PLAN = 'the plan, at the vendor; the profile follows it by a look of its own (`../../subscriptions`)';

export const rows: CallableRows = {
  'payments-look': { input: () => ({ sessionId: 'cs_test_of_nobody' }) },
  'credits-buy': {
    apart: LEDGER,
    input: () => ({ key: randomUUID(), pack: 'credits-50', language: 'en' }),
  },
  'credits-inspect': { isOpenToOwner: false, input: () => ({ email: 'owner@example.org' }) },
  'credits-adjust': {
    apart: LEDGER,
    isOpenToOwner: false,
    input: () => ({ uid: 'of-nobody', key: randomUUID(), amount: 5, reason: 'To be tried' }),
  },
  'credits-repair': {
    apart: LEDGER,
    isOpenToOwner: false,
    input: () => ({ uid: 'of-nobody', key: randomUUID(), reason: 'To be tried' }),
  },
  'subscriptions-begin': {
    apart: PLAN,
    input: () => ({ key: randomUUID(), ...choice, language: 'en' }),
  },
  'subscriptions-preview': { isOpenToOwner: false, input: () => choice },
  'subscriptions-change': {
    apart: PLAN,
    isOpenToOwner: false,
    input: () => ({ key: randomUUID(), ...choice, prorationDate: 1_800_000_000 }),
  },
  'subscriptions-cancel': { apart: PLAN, isOpenToOwner: false, input: () => ({}) },
  'subscriptions-resume': { apart: PLAN, isOpenToOwner: false, input: () => ({}) },
  'subscriptions-listDisputed': { isOpenToOwner: false, input: () => ({}) },
  'subscriptions-readCredit': { apart: PLAN, input: () => ({}) },
  'subscriptions-openPortal': { apart: PLAN, isOpenToOwner: false, input: () => ({ language: 'en' }) },
};
