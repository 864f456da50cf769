import { call } from '#platform/backend/callables.ts';
import { usageCountPages } from '#shared/callables/usage.ts';
import type { PageCounts } from './pageCounter.ts';

export async function sendCounts(pages: PageCounts): Promise<void> {
  await call(usageCountPages, { pages });
}
