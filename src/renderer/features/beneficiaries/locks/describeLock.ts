import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import type { TrustedContactId } from '#shared/lifeVerification/people.ts';
import type { LockRecords } from './lockDocuments.ts';
import { type LockFault, type LockState, lockFor } from './lockState.ts';
import type { lockMessages } from './messages.ts';

type Texts = (typeof lockMessages)['en'] | (typeof lockMessages)['fr'];

/** Each a sentence of its own. */
export function describeLock(
  state: LockState,
  person: Beneficiary,
  { contacts, quorum }: Pick<LockRecords, 'contacts' | 'quorum'>,
  texts: Texts,
): readonly string[] {
  const nameOf = (id: TrustedContactId) =>
    contacts.find((contact) => contact.id === id)?.name ?? texts.somebody;
  switch (state.is) {
    case 'nothing':
      return [];
    case 'waiting':
      return [state.why === 'no-vault' ? texts.noVault : texts.notAccepted(person.name)];
    case 'to-lock':
      return [
        state.with === 'kit' ? texts.toLockOnPaper(person.name) : texts.toLock,
        ...(lockFor(contacts, quorum).is === 'time-lock-only' ? [texts.wouldBeTimeLock(person.name)] : []),
      ];
    case 'key-changed':
      // Of their own key the line of the key tells.
      return state.keys
        .filter(({ role }) => role === 'contact')
        .map(({ name }) => `${texts.keyChanged(name)}. ${texts.keyChangedText(name)}`);
    case 'broken': {
      const faults = new Set(state.faults.map((fault) => describeFault(fault, person, nameOf, texts)));
      return [`${texts.broken} ${[...faults].join(', ')}.`];
    }
    case 'locked':
      return [
        state.by.is === 'shares' ? texts.byShares(state.by.needed, state.by.of) : texts.byTimeLock,
        ...(state.isOnPaper ? [texts.onPaper] : []),
        ...(state.missing.length > 0 ? [texts.missing(state.missing.length)] : []),
        ...(state.surplus.length > 0 ? [texts.surplus(state.surplus.length)] : []),
        ...(state.staleLetters > 0 ? [texts.staleLetters(state.staleLetters)] : []),
      ];
  }
}

function describeFault(
  fault: LockFault,
  person: Beneficiary,
  nameOf: (id: TrustedContactId) => string,
  texts: Texts,
): string {
  switch (fault.is) {
    case 'beneficiary-key':
      return texts.keyOf(person.name);
    case 'beneficiary-account':
      return texts.accountOf(person.name);
    case 'contact-key':
      return texts.keyOf(nameOf(fault.contactId));
    case 'contact-gone':
      return texts.contactGone;
    case 'contact-new':
      return texts.contactNew(nameOf(fault.contactId));
    case 'quorum':
      return texts.quorum;
    case 'altered':
      return texts.altered;
    case 'other-vault':
      return texts.otherVault;
  }
}
