export type PictureKind = 'png' | 'jpeg' | 'webp' | 'avif';

/** What the first bytes of a file say that it is; null for anything but the four kinds that the site shows. */
export function pictureKind(data: Buffer): PictureKind | null {
  const text = (from: number, to: number) => data.subarray(from, to).toString('latin1');
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return text(4, 8) === 'ftyp' && /^avi[fs]$/.test(text(8, 12)) ? 'avif' : null;
}
