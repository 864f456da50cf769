/** What was left for a day or an age goes out on its day. Registered where it is known whether the clock is believed. */
import { Timestamp } from 'firebase-admin/firestore';
import { defineJob, ownerOf } from '../jobs/index.ts';
import { RELEASES } from './releaseDocument.ts';
import { writeRelease } from './writeRelease.ts';

export const writeDue = defineJob({
  name: 'releases-writeDue',
  expression: '* * * * *',
  due: ({ firestore }, now) =>
    firestore.collectionGroup(RELEASES).where('dueAt', '<=', Timestamp.fromMillis(now)).orderBy('dueAt'),
  process: (services, subject) => writeRelease(services, { ownerId: ownerOf(subject), to: subject.id }),
});
