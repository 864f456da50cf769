/** A person's own key, for whoever asks it of them: where it is made, opened and shown. Pages that use it load on demand. */
export { createKeys } from './api.ts';
export { CodePaper } from './CodePaper.tsx';
export { describeProblem } from './describeProblem.ts';
export { Fingerprint } from './Fingerprint.tsx';
export type { MadeKeys } from './holder/keyHolder.ts';
export type { FileToArchive } from './holder/releaseArchive.ts';
export type { ItemsOutcome, ReleaseToOpen } from './holder/releaseHolder.ts';
export type { GrantToReseal, ResealedShare } from './holder/resealForOwner.ts';
export { type KeyHolderConnection, useKeyHolder } from './holder/useKeyHolder.ts';
export { KeysSection } from './KeysSection.tsx';
export { MakeKeys } from './MakeKeys.tsx';
export { isMadeHere } from './madeHere.ts';
export { personKeysMessages } from './messages.ts';
export { ResetKeys } from './ResetKeys.tsx';
export { UnlockKeys } from './UnlockKeys.tsx';
export { usePersonKeys } from './usePersonKeys.ts';
