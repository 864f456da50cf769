/** What other pages show of life verification, each loaded when it is asked for. */
import { lazyPart } from '#ui/lazyPart.tsx';

export const LifeVerificationCard = lazyPart(
  async () => (await import('./elsewhere/LifeVerificationCard.tsx')).LifeVerificationCard,
);
export const CheckInNotice = lazyPart(
  async () => (await import('./checkIn/CheckInNotice.tsx')).CheckInNotice,
);
export const CheckInEntry = lazyPart(async () => (await import('./checkIn/CheckInEntry.tsx')).CheckInEntry);
