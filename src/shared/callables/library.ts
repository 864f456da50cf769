import { z } from 'zod';
import { defineCallable } from './contract.ts';

/** Brings the index of one's library up to date ([Note: The library's index]). Safe to repeat. */
export const libraryUpdateIndex = defineCallable({
  name: 'library-updateIndex',
  input: z.object({}),
  /** False where so much had changed that another call goes on. */
  output: z.object({ isComplete: z.boolean() }),
});
