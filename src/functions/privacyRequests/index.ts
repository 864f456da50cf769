/** The rights that people have over their own data, asked for by anybody, confirmed by a mailed link, answered by operators. */
import { defineFeature } from '../feature.ts';
import { decide, list } from './administer.ts';
import { confirm, look, withdraw } from './byLink.ts';
import { forget, remind } from './jobs.ts';
import { send } from './send.ts';

export const privacyRequests = defineFeature({
  callables: [send, look, confirm, withdraw, list, decide],
  schedules: [remind, forget],
});
