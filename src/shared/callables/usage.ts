/** Counting which pages are used, without anybody's name (`settings.privacy.analyticsEnabled`). */
import { z } from 'zod';
import { type RouteName, routes } from '../routes.ts';
import { defineCallable } from './contract.ts';

const pageName = z.enum(Object.keys(routes) as [RouteName, ...RouteName[]]);

/** Visits since the last call, by page. Nothing else about them is sent: not which album, not when, not in which order. */
export const usageCountPages = defineCallable({
  name: 'usage-countPages',
  input: z.object({ pages: z.partialRecord(pageName, z.int().min(1).max(1_000)) }),
  /** False for somebody who does not want to be counted. */
  output: z.object({ counted: z.boolean() }),
});

/** What was counted in the last days, for administrators. */
export const usageReadPages = defineCallable({
  name: 'usage-readPages',
  input: z.object({ days: z.int().min(1).max(366).default(30) }),
  output: z.object({
    /** `2026-11-21`, in UTC. */
    since: z.iso.date(),
    pages: z.array(z.object({ page: pageName, visits: z.int().min(0) })),
  }),
});
