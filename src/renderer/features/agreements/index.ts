import { lazyPart } from '#ui/lazyPart.tsx';

export { AgreementNotice } from './AgreementNotice.tsx';
export { agreementsMessages } from './messages.ts';
export { noteShownAtSignUp } from './shownAtSignUp.ts';

/** Settings have it; every page of a member has the rest. */
export const AgreementsList = lazyPart(async () => (await import('./AgreementsList.tsx')).AgreementsList);
