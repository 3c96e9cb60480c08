import type { PayloadRequest } from 'payload';

type Stored = { filename?: string | null; mimeType?: string | null };
type Uploaded = Stored & { sizes?: Record<string, Stored | undefined> };

/** The names of all files of a document of media or documents, its sizes among them; small pictures share some. */
export function namesOf(document: Uploaded | undefined): string[] {
  const stored = [document, ...Object.values(document?.sizes ?? {})];
  return [...new Set(stored.flatMap((one) => one?.filename || []))];
}

/** What came with this request and was made from it, by name; none when it changes words only. */
export function filesOf(
  { file, payloadUploadSizes = {} }: PayloadRequest,
  data: Uploaded,
): Map<string, { bytes: Buffer; type: string }> {
  const files = new Map<string, { bytes: Buffer; type: string }>();
  const add = (bytes: Buffer | undefined, { filename, mimeType }: Stored = {}) => {
    if (bytes && filename)
      files.set(filename, { bytes, type: mimeType ?? 'application/octet-stream' });
  };
  if (!file) return files;
  add(file.data, data);
  for (const [size, bytes] of Object.entries(payloadUploadSizes)) add(bytes, data.sizes?.[size]);
  return files;
}
