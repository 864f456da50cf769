import { systemClock } from '#shared/clock.ts';
import type { Received } from '#shared/legacy/received.ts';
import type { ReleasePreview } from '../api.ts';

/** As if all of it were given now. */
export function receivedOf({ received }: ReleasePreview): Received {
  const givenAt = new Date(systemClock.now());
  return { ...received, stages: received.stages.map(({ stage }) => ({ stage, givenAt })) };
}
