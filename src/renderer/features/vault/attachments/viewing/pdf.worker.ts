/** pdf.js in a worker of the page's own, which ends with the view. */
import 'pdfjs-dist/build/pdf.worker.mjs';
