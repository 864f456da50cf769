export { declareBuiltPages, isPageBuilt } from './builtPages.ts';
export { JoinWaitlistLink } from './JoinWaitlistLink.tsx';
export { WAITLIST_EMAIL_KEY } from './joinWaitlist.ts';
