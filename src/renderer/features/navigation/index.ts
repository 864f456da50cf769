export { JoinWaitlistLink } from './JoinWaitlistLink.tsx';
export { TRASH_LINK } from './trashLink.ts';
export { rememberWaitlistEmail } from './waitlistEmail.ts';
