/** What other pages show of life verification, each loaded when it is asked for. */
import { lazyPart } from '#ui/lazyPart.tsx';

export const LifeVerificationCard = lazyPart(
  async () => (await import('./elsewhere/onEveryPage.ts')).LifeVerificationCard,
);
export const CheckInWatch = lazyPart(async () => (await import('./elsewhere/onEveryPage.ts')).CheckInWatch);
export const CheckInEntry = lazyPart(async () => (await import('./checkIn/CheckInEntry.tsx')).CheckInEntry);
/** Draws nothing. */
export const CheckInReminder = lazyPart(
  async () => (await import('./checkIn/CheckInReminder.tsx')).CheckInReminder,
);
