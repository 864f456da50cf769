/**
 * What a page becomes on paper: nothing on the screen, and alone on the paper, black on white, whatever stands around it
 * (`styles/theme.css`).
 */
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

export function PrintedDocument({ children }: { readonly children: ReactNode }) {
  return createPortal(
    <article data-printed="" data-theme="light" className="hidden bg-surface font-sans text-ink print:block">
      {children}
    </article>,
    document.body,
  );
}
