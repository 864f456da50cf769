/** How each kind of section is set while it is written: near to how it will be read, line for line. */
import type { SectionKind } from './sections.ts';

/** On the text area and on the drawn text below it alike: they must break their lines in the same places. */
export const sharedTextStyle =
  'col-start-1 row-start-1 m-0 block w-full min-w-0 border-0 p-0 text-start whitespace-pre-wrap [overflow-wrap:anywhere] ' +
  '[font-family:inherit] [font-size:inherit] [font-weight:inherit] [letter-spacing:inherit] [line-height:inherit]';

export const sectionStyles: Record<SectionKind, string> = {
  prose: 'text-lead leading-[1.65]',
  heading: 'mt-3 text-title font-medium',
  quote: 'border-s-2 border-accent ps-5 text-lead leading-[1.65] text-ink-soft',
  bullets: 'ps-7 text-lead leading-[1.65]',
  steps: 'ps-9 text-lead leading-[1.65]',
};
