import { defineFeature } from '../feature.ts';
import { list } from './listJobs.ts';
import { retry } from './retryJob.ts';

export { defineForgetting } from './defineForgetting.ts';
export { defineJob, type Job, ownerOf } from './defineJob.ts';
export { dueOrAstray, dueOrAstrayByNumber } from './dueOrAstray.ts';
export { type Heartbeat, readHeartbeats } from './heartbeat.ts';

export const jobs = defineFeature({ callables: [list, retry] });
