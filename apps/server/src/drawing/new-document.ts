import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** An empty file. What makes it is loaded with the first one: at the start of a server nobody waits for a file yet. */
export function newDocument(options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
  const PDFDocument = require('pdfkit') as typeof import('pdfkit');
  return new PDFDocument(options);
}
