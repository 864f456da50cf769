import { defineFeature } from '../feature.ts';
import { listMail, readMail } from './mail.ts';
import { listOutbound, retryOutbound } from './outbound.ts';

export const administration = defineFeature({ callables: [listMail, readMail, listOutbound, retryOutbound] });
