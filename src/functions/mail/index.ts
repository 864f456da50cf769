/** How mails are worded and sent. Light: the embedded server loads it before it opens its port. */
export { type ComposedMail, composeMail } from './composeMail.ts';
export { createMailer, MailRefusal, PURPOSE_HEADER } from './createMailer.ts';
export type { MailParameters, MailPurpose } from './texts/mailText.ts';
