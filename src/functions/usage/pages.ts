/**
 * Which pages are used, a number a page and a day. No account, no address and no time of day is kept with it, so it
 * cannot be traced back to anybody; who switched counting off is not counted at all.
 */
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { z } from 'zod';
import { usageCountPages, usageReadPages } from '#shared/callables/usage.ts';
import { type RouteName, routes } from '#shared/routes.ts';
import { defineHandler } from '../handler.ts';
import type { Services } from '../services.ts';

const DAY = 24 * 3600_000;
const daysOf = ({ firestore }: Services) => firestore.collection('usage_days');
const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const countsSchema = z.record(z.string(), z.number()).catch({});
const isRoute = (name: string): name is RouteName => name in routes;

export const countPages = defineHandler(usageCountPages, {
  access: 'user',
  // It changes nothing a person chose; the demo's visitors are strangers and not counted.
  effect: 'reads',
  run: async ({ pages }, { caller, services }) => {
    if (caller.claims.demo === true) return { counted: false };
    const profile = await services.firestore.doc(`users/${caller.uid}`).get();
    if (profile.get('settings.privacy.analyticsEnabled') !== true) return { counted: false };
    const counts = Object.entries(pages).map(([page, visits]) => [page, FieldValue.increment(visits)]);
    if (counts.length > 0) {
      await daysOf(services)
        .doc(dateOf(services.clock.now()))
        .set({ pages: Object.fromEntries(counts) }, { merge: true });
    }
    return { counted: true };
  },
});

export const readPages = defineHandler(usageReadPages, {
  access: 'admin',
  effect: 'reads',
  run: async ({ days }, { services }) => {
    const since = dateOf(services.clock.now() - (days - 1) * DAY);
    const found = await daysOf(services).where(FieldPath.documentId(), '>=', since).get();
    const visits = new Map<RouteName, number>();
    for (const day of found.docs) {
      for (const [page, count] of Object.entries(countsSchema.parse(day.get('pages'))))
        if (isRoute(page)) visits.set(page, (visits.get(page) ?? 0) + count);
    }
    return {
      since,
      pages: [...visits]
        .map(([page, count]) => ({ page, visits: count }))
        .toSorted((one, other) => other.visits - one.visits),
    };
  },
});
