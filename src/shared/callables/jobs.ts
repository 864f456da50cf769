/** What administrators see of the work that runs by the clock. */
import { z } from 'zod';
import { defineCallable } from './contract.ts';

const instant = z.iso.datetime();

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
