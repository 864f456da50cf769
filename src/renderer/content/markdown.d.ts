/** What a text of this folder gives when it is imported (`scripts/content.ts`). Who reads its front matter says with zod what is in it. */
declare module '*.md' {
  import type { ComponentType } from 'react';

  interface ContentProps {
    /** Draws an element another way: links by the router, tables in a frame that scrolls. */
    readonly components?: Readonly<Record<string, ComponentType<never>>>;
  }

  export const frontMatter: unknown;
  export const headings: readonly {
    readonly level: 2 | 3;
    readonly id: string;
    readonly text: string;
  }[];
  /** Without what stands in its front matter. */
  export const words: number;
  const Content: ComponentType<ContentProps>;
  export default Content;
}
