export { JoinWaitlistLink } from './JoinWaitlistLink.tsx';
export { TRASH_LINK } from './trashLink.ts';
export { forgetWaitlistEmail, rememberWaitlistEmail } from './waitlistEmail.ts';
export { useNoteInView } from './waitlistInView.ts';
