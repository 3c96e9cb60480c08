import type { MediaDocument } from '../../app/content/documents.ts';

export const written = { createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z', _status: 'published' as const };

/** A picture in three widths, each a square of one colour. */
export function media(handle: string, alt: string): MediaDocument {
  const { _status, ...times } = written;
  const file = (width: number) => ({ filename: `${handle}-${width}.png`, width, height: width, mimeType: 'image/png' });
  return { id: `media-${handle}`, alt, ...times, ...file(960), sizes: { w320: file(320), w640: file(640) } };
}
