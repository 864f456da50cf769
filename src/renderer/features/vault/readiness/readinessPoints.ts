/** "What a family needs in the first week": the points of the list, in the order in which they are shown. */
import type { VaultKind } from '#shared/vault/content.ts';

export const readinessGroups = [
  'people',
  'papers',
  'money',
  'home',
  'accounts',
  'health',
  'wishes',
  'pets',
] as const;
export type ReadinessGroup = (typeof readinessGroups)[number];

interface Point {
  /** Stands in items' `answers` and in `notNeeded`: never changed once it was there. */
  readonly id: string;
  readonly group: ReadinessGroup;
  /** The kind of item that is offered for it. */
  readonly kind: VaultKind;
}

export const readinessPoints = [
  { id: 'people-first-call', group: 'people', kind: 'contact' },
  { id: 'people-executor', group: 'people', kind: 'contact' },
  { id: 'people-notary', group: 'people', kind: 'contact' },
  { id: 'people-children', group: 'people', kind: 'contact' },
  { id: 'people-employer', group: 'people', kind: 'contact' },
  { id: 'people-friends', group: 'people', kind: 'note' },

  { id: 'papers-identity', group: 'papers', kind: 'document' },
  { id: 'papers-will', group: 'papers', kind: 'document' },
  { id: 'papers-family', group: 'papers', kind: 'document' },
  { id: 'papers-insurance-life', group: 'papers', kind: 'document' },
  { id: 'papers-social-security', group: 'papers', kind: 'document' },
  { id: 'papers-taxes', group: 'papers', kind: 'document' },

  { id: 'money-bank', group: 'money', kind: 'account' },
  { id: 'money-cards', group: 'money', kind: 'document' },
  { id: 'money-pension', group: 'money', kind: 'account' },
  { id: 'money-savings', group: 'money', kind: 'account' },
  { id: 'money-debts', group: 'money', kind: 'note' },
  { id: 'money-bills', group: 'money', kind: 'note' },
  { id: 'money-crypto', group: 'money', kind: 'seed' },

  { id: 'home-keys', group: 'home', kind: 'note' },
  { id: 'home-deed', group: 'home', kind: 'document' },
  { id: 'home-utilities', group: 'home', kind: 'account' },
  { id: 'home-alarm', group: 'home', kind: 'password' },
  { id: 'home-safe', group: 'home', kind: 'note' },
  { id: 'home-car', group: 'home', kind: 'document' },

  { id: 'accounts-email', group: 'accounts', kind: 'password' },
  { id: 'accounts-phone', group: 'accounts', kind: 'password' },
  { id: 'accounts-computer', group: 'accounts', kind: 'password' },
  { id: 'accounts-photos', group: 'accounts', kind: 'account' },
  { id: 'accounts-social', group: 'accounts', kind: 'account' },
  { id: 'accounts-subscriptions', group: 'accounts', kind: 'account' },

  { id: 'health-doctor', group: 'health', kind: 'contact' },
  { id: 'health-insurance', group: 'health', kind: 'document' },
  { id: 'health-medication', group: 'health', kind: 'wishes' },
  { id: 'health-proxy', group: 'health', kind: 'document' },

  { id: 'wishes-care', group: 'wishes', kind: 'wishes' },
  { id: 'wishes-organs', group: 'wishes', kind: 'wishes' },
  { id: 'wishes-funeral', group: 'wishes', kind: 'wishes' },
  { id: 'wishes-letters', group: 'wishes', kind: 'letter' },

  { id: 'pets-who', group: 'pets', kind: 'contact' },
  { id: 'pets-care', group: 'pets', kind: 'note' },
] as const satisfies readonly Point[];

export type ReadinessPoint = (typeof readinessPoints)[number];
export type ReadinessPointId = ReadinessPoint['id'];
