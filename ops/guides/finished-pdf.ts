import { createHash } from 'node:crypto';
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { Guide } from './guide.ts';

const madeFrom = PDFName.of('MadeFrom');
/** A date that does not move: the same words give the same file. */
const published = new Date('2026-01-05T12:00:00Z');

/** What a guide's HTML is remembered by in its PDF. */
export function fingerprint(html: string): string {
  return createHash('sha256').update(html).digest('hex');
}

/** Sets the properties of a PDF from Chromium, and packs its objects: a tagged file holds thousands of small ones. */
export async function finishPdf(
  pdf: Uint8Array,
  guide: Guide,
  { html, headings }: { html: string; headings: string[] },
): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  document.setTitle(guide.title, { showInWindowTitleBar: true });
  document.setSubject(guide.subject);
  document.setLanguage('en-US');
  spaceOutline(document, headings);
  document.setCreationDate(published);
  document.setModificationDate(published);
  properties(document).set(madeFrom, PDFString.of(fingerprint(html)));
  return document.save({ useObjectStreams: true });
}

/** The fingerprint that finishPdf wrote, or null in a PDF that it did not make. */
export function madeFromOf(document: PDFDocument): string | null {
  const value = properties(document).get(madeFrom);
  return value instanceof PDFString ? value.decodeText() : null;
}

/** Chromium's outline lacks the space at which a heading breaks into two lines: the words are put back whole. */
function spaceOutline(document: PDFDocument, headings: string[]): void {
  const whole = new Map(headings.map((heading) => [heading.replace(/\s/g, ''), heading]));
  const title = PDFName.of('Title');
  const visit = (entry: PDFDict | undefined): void => {
    if (!entry) return;
    const written = entry.lookupMaybe(title, PDFString, PDFHexString)?.decodeText() ?? '';
    const heading = whole.get(written.replace(/\s/g, ''));
    if (heading) entry.set(title, PDFHexString.fromText(heading));
    visit(entry.lookupMaybe(PDFName.of('First'), PDFDict));
    visit(entry.lookupMaybe(PDFName.of('Next'), PDFDict));
  };
  visit(document.catalog.lookup(PDFName.of('Outlines'), PDFDict));
}

function properties({ context }: PDFDocument): PDFDict {
  return context.lookup(context.trailerInfo.Info, PDFDict);
}
