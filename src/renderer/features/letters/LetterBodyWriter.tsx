/** `WrittenBody`, whose code comes when somebody begins to write. */
import { lazyPart } from '#ui/lazyPart.tsx';

export const LetterBodyWriter = lazyPart(async () => (await import('./editor/WrittenBody.tsx')).WrittenBody, {
  isAskedFor: true,
});
