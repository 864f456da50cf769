/** One scene of the example in sentences. */
import type { StateName } from './acts.ts';
import type { Scene } from './example.ts';
import type { handingOnMessages } from './messages.ts';

export type Texts = (typeof handingOnMessages)['en'] | (typeof handingOnMessages)['fr'];

/** What the page shows of a scene; the first one stands in the page before the machine is there. */
export type Told = Pick<Scene, 'act' | 'state' | 'reminder' | 'given'>;

const shown = [
  'active',
  'grace',
  'verifying',
  'disputed',
  'veto',
  'releasing',
  'released',
] as const satisfies readonly StateName[];
type Shown = (typeof shown)[number];
const isShown = (state: StateName): state is Shown => shown.some((other) => other === state);

const isVouchedFor = ({ act, state }: Told): boolean => act === 'alive' && state === 'grace';

export function titleOf(told: Told, texts: Texts): string {
  if (isVouchedFor(told)) return texts.vouched;
  if (told.state === 'releasing') return told.given.includes('memories') ? texts.memories : texts.words;
  return isShown(told.state) ? texts[told.state] : texts.reminding(told.reminder);
}

export function meaningOf(told: Told, texts: Texts): string {
  if (isVouchedFor(told)) return texts.vouchedText;
  return isShown(told.state) ? texts[`${told.state}Text`] : texts.remindingText;
}

/** Who was told or given what. */
export function sentIn({ toOwner, toContacts, given, isTakenBack }: Scene, texts: Texts): readonly string[] {
  const ownerTexts = {
    reminder: texts.ownerReminder,
    grace: texts.ownerGrace,
    verifying: texts.ownerVerifying,
    disputed: texts.ownerDisputed,
    veto: texts.ownerVeto,
    voided: texts.ownerVoided,
    hold: texts.ownerOther,
    cancelled: texts.ownerOther,
  };
  const contactTexts = {
    asked: texts.contactAsked,
    voided: texts.contactVoided,
    disputed: texts.contactDisputed,
  };
  const gifts = {
    instructions: texts.gaveInstructions,
    memories: texts.gaveMemories,
    vault: texts.gaveVault,
    clone: texts.gaveClone,
  };
  return [
    ...toOwner.map(({ about, addresses }) => texts.mailOwner(ownerTexts[about], addresses)),
    ...toContacts.map(({ about, contacts }) => texts.mailContacts(contactTexts[about], contacts)),
    ...given.map((stage) => gifts[stage]),
    ...(isTakenBack ? [texts.takenBack] : []),
  ];
}
