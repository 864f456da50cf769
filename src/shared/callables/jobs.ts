/** What administrators see of the work that runs by the clock. */
import { z } from 'zod';
import { defineCallable } from './contract.ts';

const instant = z.iso.datetime();

/** As Firestore bounds the name of a document, in bytes of UTF-8. */
const LONGEST_NAME = 1_500;

/** The path of a document, of which a failure's own name is made: what Firestore takes as one. */
const subjectSchema = z
  .string()
  .min(1)
  .max(LONGEST_NAME)
  .refine(
    (subject) =>
      new TextEncoder().encode(subject).length <= LONGEST_NAME &&
      subject !== '.' &&
      subject !== '..' &&
      !(subject.startsWith('__') && subject.endsWith('__')),
    'must be a name that a document can have',
  );

export const jobsList = defineCallable({
  name: 'jobs-list',
  input: z.object({}).nullish(),
  output: z.object({
    jobs: z.array(
      z.object({
        name: z.string(),
        lastStartedAt: instant.nullable(),
        lastFinishedAt: instant.nullable(),
        lastFailure: z.string(),
        /** What it could not do: tried again at `nextTryAt`, and reported as set aside after some tries. */
        failures: z.array(
          z.object({
            subject: z.string(),
            tries: z.int(),
            reason: z.string(),
            isSetAside: z.boolean(),
            nextTryAt: instant,
          }),
        ),
      }),
    ),
  }),
});

/** Has the next run of a job try one of its failures again, which is no longer set aside. */
export const jobsRetry = defineCallable({
  name: 'jobs-retry',
  input: z.object({
    job: z.string().regex(/^[a-z]{1,32}-[a-zA-Z]{1,64}$/),
    subject: subjectSchema,
  }),
  output: z.object({ nextTryAt: instant }),
});
