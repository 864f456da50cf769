/** What the pages of people show of locks: each comes after the page itself, with the code that makes them. */
import { lazyPart } from '#ui/lazyPart.tsx';

export const KeyLine = lazyPart(async () => (await import('./KeyLine.tsx')).KeyLine);
export const LocksLine = lazyPart(async () => (await import('./LocksLine.tsx')).LocksLine);
export const PersonLock = lazyPart(async () => (await import('./PersonLock.tsx')).PersonLock);
export const SealedLettersSection = lazyPart(
  async () => (await import('./SealedLettersSection.tsx')).SealedLettersSection,
);
