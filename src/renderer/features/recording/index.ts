/** Making a recording in the page, for the features that keep one. */
import { lazyPart } from '#ui/lazyPart.tsx';

export type { HeardLine } from './listenAlong.ts';
export { findRecognizer, type Recognizer, readHeard, speechTag } from './recognizer.ts';
export type { Recording } from './recordingSession.ts';

/** Its code comes where somebody may record. */
export const RecordHere = lazyPart(async () => (await import('./RecordHere.tsx')).RecordHere);
