import { inflateSync } from 'node:zlib';

const maxBytes = 20_000_000;
const maxUnpacked = 64_000_000;

const pdfFaults = {
  kind: 'This is not a PDF file.',
  heavy: `A PDF has at most ${maxBytes / 1_000_000} MB`,
  tail: 'Something stands behind the end of this PDF. Print it to a new PDF and try again.',
  locked:
    'This PDF is locked with a password, so nobody can see what is in it. Save it without one and try again.',
  active:
    'This PDF holds scripts or actions that run by themselves. Print it to a new PDF, which leaves them out, and try again.',
  files:
    'This PDF carries other files inside. Print it to a new PDF, which leaves them out, and try again.',
  packed:
    'This PDF is packed in a way that cannot be looked into. Print it to a new PDF and try again.',
};

const active =
  /\/(JavaScript|OpenAction|Launch|SubmitForm|ImportData|GoToE|GoToR|Rendition|RichMedia|XFA)(?![A-Za-z0-9])/;
const carriesFiles = /\/(EmbeddedFiles?|Filespec|FileAttachment)(?![A-Za-z0-9])/;
/** How programs write the head of packed objects. With a text, a comment or a dictionary in it, it could be read in two ways. */
const plainHead = /(?<=[\r\n])\d{1,10}\s+\d{1,5}\s+obj\s*<<[^()<>%]*>>\s*stream\r?\n/g;
const objects = /\/ObjStm(?![A-Za-z0-9])/g;
const plainFilter = /\/Filter\s*\[?\s*\/FlateDecode\s*\]?(?=\s*[/>])/;

/**
 * What is wrong with a PDF that visitors are to open, or null. It is searched as it stands and inside its packed parts,
 * with all names spelt out (PDF 32000-1:2008, 7.3.5 and 7.5.7): an action can hide in either.
 */
export function findPdfFault(data: Buffer): string | null {
  if (data.length > maxBytes) return pdfFaults.heavy;
  const text = data.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) return pdfFaults.kind;
  const end = text.lastIndexOf('%%EOF');
  if (end < 0) return pdfFaults.kind;
  if (text.slice(end + 5).trim() !== '') return pdfFaults.tail;
  const raw = spellOut(text);
  if (/\/Encrypt(?![A-Za-z0-9])/.test(raw)) return pdfFaults.locked;
  return (
    findActive(raw) ??
    findInPacked(data, text) ??
    (areObjectsPlain(data, text, raw) ? null : pdfFaults.packed)
  );
}

function findActive(text: string): string | null {
  if (active.test(text)) return pdfFaults.active;
  return carriesFiles.test(text) ? pdfFaults.files : null;
}

/** Whether all packed objects are packed in the one way that `unpack` undoes, wholly, or in none. */
function areObjectsPlain(data: Buffer, text: string, raw: string): boolean {
  const heads = [...text.matchAll(plainHead)].map(({ index, 0: head }) => ({
    head: spellOut(head),
    begin: index + head.length,
  }));
  const packs = heads.filter(({ head }) => head.search(objects) >= 0);
  if (packs.length !== [...raw.matchAll(objects)].length) return false;
  return packs.every(
    ({ head, begin }) =>
      !head.includes('/Filter') ||
      (plainFilter.test(head) &&
        !head.includes('/Predictor') &&
        unpack(data.subarray(begin), maxUnpacked) !== null),
  );
}

function findInPacked(data: Buffer, text: string): string | null {
  let left = maxUnpacked;
  for (const { index, 0: word } of text.matchAll(/stream\r?\n/g)) {
    if (text.slice(index - 3, index) === 'end') continue;
    const unpacked = unpack(data.subarray(index + word.length), left);
    if (unpacked === 'too much') return pdfFaults.packed;
    if (unpacked === null) continue;
    left -= unpacked.length;
    const fault = findActive(spellOut(unpacked.toString('latin1')));
    if (fault) return fault;
  }
  return null;
}

/** What stands behind a packed part is ignored by zlib, so its length need not be known. */
function unpack(packed: Buffer, most: number): Buffer | 'too much' | null {
  if ((packed[0] ?? 0) % 16 !== 8) return null;
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(most, 1) });
  } catch (error) {
    return error instanceof RangeError ? 'too much' : null;
  }
}

/** Any letter of a name may be written as # and two hexadecimal digits. */
function spellOut(text: string): string {
  return text.replaceAll(/#([0-9a-f]{2})/gi, (_whole, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}
