/** A PDF, drawn page by page as it comes into view. Nothing in it runs, and it has no address. */
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#ui/language/messages.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { attachmentMessages } from '../messages.ts';
import type { ViewProps } from './viewProps.ts';

export function PdfView({ attachment, content, onFailed }: ViewProps) {
  const texts = useMessages(attachmentMessages);
  const [document, setDocument] = useState<PDFDocumentProxy | null>(null);
  useEffect(() => {
    let isOver = false;
    let close: () => void = () => undefined;
    void import('./openPdf.ts').then(async ({ openPdf }) => {
      if (isOver) return;
      const opening = openPdf(content);
      close = opening.close;
      try {
        const opened = await opening.document;
        if (!isOver) setDocument(opened);
      } catch (error) {
        const isLocked = error instanceof Error && error.name === 'PasswordException';
        if (!isOver) onFailed(isLocked ? 'lockedPdf' : 'cannotDraw');
      }
    });
    return () => {
      isOver = true;
      close();
    };
  }, [content, onFailed]);
  if (!document) return <Spinner message={texts.opening} />;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: pages that scroll are reached by keyboard
      tabIndex={0}
      aria-label={`${attachment.name}, ${texts.pages(document.numPages)}`}
      className="flex max-h-[65dvh] flex-col gap-4 overflow-auto rounded-small bg-sunken p-3"
    >
      {Array.from({ length: document.numPages }, (_, index) => (
        <PdfPage key={index} document={document} number={index + 1} />
      ))}
    </section>
  );
}

/** As wide as its place, and sharp there. */
const LARGEST_SCALE = 3;

function PdfPage({ document, number }: { readonly document: PDFDocumentProxy; readonly number: number }) {
  const texts = useMessages(attachmentMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const target = canvas.current;
    if (!target) return undefined;
    let cancel: () => void = () => undefined;
    let isOver = false;
    async function draw(on: HTMLCanvasElement): Promise<void> {
      const page = await document.getPage(number);
      if (isOver) return;
      const { width } = page.getViewport({ scale: 1 });
      const scale = Math.min(LARGEST_SCALE, (on.clientWidth * devicePixelRatio) / Math.max(1, width));
      const viewport = page.getViewport({ scale });
      on.width = Math.round(viewport.width);
      on.height = Math.round(viewport.height);
      const rendering = page.render({ canvas: on, viewport });
      cancel = () => rendering.cancel();
      await rendering.promise;
      const { items } = await page.getTextContent();
      if (!isOver) setText(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // Closed meanwhile, or a page that pdf.js cannot draw: the others are.
        draw(target).catch(() => undefined);
      },
      { rootMargin: '600px' },
    );
    observer.observe(target);
    return () => {
      isOver = true;
      observer.disconnect();
      cancel();
      target.width = 0;
    };
  }, [document, number]);
  return (
    <figure>
      <canvas
        ref={canvas}
        role="img"
        aria-label={texts.page(number, document.numPages)}
        className="w-full rounded-small bg-white"
      />
      <figcaption className="sr-only">{text}</figcaption>
    </figure>
  );
}
