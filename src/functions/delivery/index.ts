/** Mail that matters: written with what causes it, delivered whatever fails on the way. */
import { defineFeature } from '../feature.ts';
import { bounced } from './bounces.ts';
import { deliverWaiting, forgetOld } from './jobs.ts';
import { eraseMessagesTo } from './outboundMessage.ts';

export { findAddressee, languageOf, languageOfAddress } from './addressee.ts';
export { noteBounce } from './bounces.ts';
export { deliverSoon, retryRefused } from './deliver.ts';
export {
  type Addressee,
  countMails,
  draftMail,
  eraseMailsTo,
  findMessage,
  type MailDraft,
  messageIdOf,
  type OutboundMessage,
  outboundMessage,
  outboundMessages,
  queueMail,
} from './outboundMessage.ts';

export const delivery = defineFeature({
  endpoints: [bounced],
  schedules: [deliverWaiting, forgetOld],
  accountData: { collections: {}, eraseElsewhere: eraseMessagesTo },
});
