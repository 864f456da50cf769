export { declareBuiltPages, isPageBuilt } from './builtPages.ts';
export { JoinWaitlistLink } from './JoinWaitlistLink.tsx';
export { rememberWaitlistEmail } from './waitlistEmail.ts';
