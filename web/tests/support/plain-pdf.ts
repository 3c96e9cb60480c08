/** A PDF of one comment, whose words tell which one it is. */
export const plainPdf = (words: string): Buffer => Buffer.from(`%PDF-1.4\n% ${words}\n%%EOF\n`);
