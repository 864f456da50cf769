export { AgreementNotice } from './AgreementNotice.tsx';
export { AgreementsList } from './AgreementsList.tsx';
export { agreementsMessages } from './messages.ts';
export { noteShownAtSignUp } from './shownAtSignUp.ts';
