/** pdf.js over bytes in memory: fonts and character maps come from the app's own files, and nothing else is fetched. */
import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import { documentFiles } from '#features/uploads/index.ts';
import type { Bytes } from '#shared/vault/encoding.ts';

interface OpeningPdf {
  readonly document: Promise<PDFDocumentProxy>;
  close(): void;
}

export function openPdf(content: Bytes): OpeningPdf {
  const port = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  const document = documentFiles().then(
    (BinaryDataFactory) =>
      getDocument({
        // What is given is moved into the worker: the view keeps its own to overwrite.
        data: content.slice(),
        worker: PDFWorker.create({ port }),
        BinaryDataFactory,
        // Any value tells pdf.js that such files exist; the factory knows where.
        cMapUrl: '/',
        standardFontDataUrl: '/',
        useWorkerFetch: false,
        useWasm: false,
        useSystemFonts: false,
        disableFontFace: true,
        enableXfa: false,
        verbosity: 0,
      }).promise,
  );
  document.catch(() => undefined);
  return { document, close: () => port.terminate() };
}
