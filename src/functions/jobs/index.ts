export { defineJob, type Job, ownerOf } from './defineJob.ts';
export { type Heartbeat, readHeartbeats } from './heartbeat.ts';
export { list } from './listJobs.ts';
