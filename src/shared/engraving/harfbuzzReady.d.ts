import 'harfbuzzjs';

declare module 'harfbuzzjs' {
  /** Of the page's build alone (`scripts/withoutTopLevelAwait.ts`): elsewhere importing it waits by itself. */
  export const ready: Promise<void> | undefined;
}
