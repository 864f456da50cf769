/** How a letter's body is set, wherever it is read in the app: the serif, a calm measure, room between paragraphs. */
export const letterStyle =
  'font-serif text-lead leading-[1.65] [overflow-wrap:anywhere] whitespace-pre-line hyphens-auto ' +
  '[&>*+*]:mt-[0.9em] [&_strong]:font-bold ' +
  '[&_h2]:mt-[1.6em] [&_h2]:text-title [&_h2]:font-medium [&_h2+*]:mt-[0.4em] ' +
  '[&_blockquote]:border-s-2 [&_blockquote]:border-accent [&_blockquote]:ps-5 [&_blockquote]:text-ink-soft [&_blockquote]:italic ' +
  '[&_ul]:list-disc [&_ol]:list-decimal [&_ul]:ps-6 [&_ol]:ps-7 [&_li+li]:mt-1.5 marker:text-accent-text';
