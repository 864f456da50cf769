/** A small drawing for each section: a key, a sealed letter, a photograph, two cups. */
import type { ReactNode } from 'react';
import type { BlogTag } from './articles.ts';

const drawings: Readonly<Record<BlogTag, ReactNode>> = {
  accounts: (
    <>
      <circle cx="17" cy="32" r="10" />
      <circle cx="17" cy="32" r="3.5" className="stroke-gold" />
      <path d="M27 32h31M48 32v8M55 32v6" />
    </>
  ),
  papers: (
    <>
      <path d="M8 16h48v34H8zM8 17l24 19 24-19" />
      <circle cx="32" cy="37" r="6" className="fill-canvas stroke-gold" />
      <path d="M29 37l2 2 4-4" className="stroke-gold" />
    </>
  ),
  memories: (
    <>
      <path d="M17 9l38 7-6 36-38-7z" />
      <path d="M20 16l27 5-4 22-27-5z" />
      <path d="M17 35l9-9 7 8 5-4 6 8" className="stroke-gold" />
    </>
  ),
  family: (
    <>
      <path d="M6 34h20v9a8 8 0 0 1-8 8h-4a8 8 0 0 1-8-8zM38 34h20v9a8 8 0 0 1-8 8h-4a8 8 0 0 1-8-8z" />
      <path d="M26 37h4v6h-4M38 37h-4v6h4" />
      <path
        d="M13 28c-3-5 4-6 1-12M19 28c-3-5 4-6 1-12M46 28c-3-5 4-6 1-12M52 28c-3-5 4-6 1-12"
        className="stroke-gold"
      />
    </>
  ),
};

export function SectionDrawing({ tag }: { readonly tag: BlogTag }) {
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      className="size-16 fill-none stroke-accent-text"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[tag]}
    </svg>
  );
}
