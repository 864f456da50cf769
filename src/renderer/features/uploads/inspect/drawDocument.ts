/**
 * The first page of a PDF as a picture, for its thumbnails. Loaded only when somebody adds a PDF, and run whole in the
 * inspection worker: pdf.js finds no document there, so it is given canvases and its own fonts instead.
 */
import { getDocument } from 'pdfjs-dist';
import { DocumentFiles } from './documentFiles.ts';
// Importing it makes pdf.js parse in this worker rather than start another one.
import 'pdfjs-dist/build/pdf.worker.mjs';

/** Long edge of the drawn page, in pixels; the large thumbnail's. */
const PAGE_EDGE = 1600;

interface Sheet {
  canvas: OffscreenCanvas;
  context: OffscreenCanvasRenderingContext2D | null;
}

class SheetFactory {
  create(width: number, height: number): Sheet {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }

  reset({ canvas }: Sheet, width: number, height: number): void {
    canvas.width = width;
    canvas.height = height;
  }

  destroy({ canvas }: Sheet): void {
    canvas.width = 0;
    canvas.height = 0;
  }

  getNoAlphaContext(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D | null {
    return canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  }
}

/** Filters need a document's style sheets; a page drawn without them is still that page. */
class NoFilterFactory {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addKnockoutFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  addSelectionHCMFilter = () => 'none';
  addSelectionFilter = () => 'none';
  createSelectionStyle = () => null;
  destroy = () => undefined;
}

/** Draws the first page on white. Null for a document that is locked, empty or beyond pdf.js. */
export async function drawFirstPage(file: Blob): Promise<OffscreenCanvas | null> {
  const loading = getDocument({
    data: await file.arrayBuffer(),
    CanvasFactory: SheetFactory,
    FilterFactory: NoFilterFactory,
    BinaryDataFactory: DocumentFiles,
    // Any value tells pdf.js that such files exist; the factory above knows where.
    cMapUrl: '/',
    standardFontDataUrl: '/',
    useWorkerFetch: false,
    useWasm: false,
    useSystemFonts: false,
    disableFontFace: true,
    disableWorkerRendering: true,
    verbosity: 0,
  });
  try {
    const page = await (await loading.promise).getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: PAGE_EDGE / Math.max(width, height, 1) });
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(viewport.width)),
      Math.max(1, Math.round(viewport.height)),
    );
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) return null;
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    // Typed for a page's canvas; an off-screen one has all that is drawn with.
    const canvasContext = context as unknown as CanvasRenderingContext2D;
    await page.render({ canvas: null, canvasContext, viewport }).promise;
    return canvas;
  } catch {
    return null;
  } finally {
    await loading.destroy();
  }
}
