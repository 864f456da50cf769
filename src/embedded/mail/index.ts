export { createMail, type Mail, type MailOptions, type TextMessage } from './createMail.ts';
