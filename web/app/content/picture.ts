import type { MediaDocument } from './documents.ts';
import type { Picture } from './views.ts';

/**
 * A CMS upload as a picture on this site; null when there is none or only its id came along. Its addresses change when
 * it is changed, so that browsers may keep what they have.
 */
export function toPicture(media: MediaDocument | string | null | undefined): Picture | null {
  if (!media || typeof media === 'string' || !media.filename || !media.width || !media.height) return null;
  const { w320, w640, w960 } = media.sizes ?? {};
  const version = Math.floor(Date.parse(media.updatedAt) / 1000).toString(36);
  const address = (filename: string) => `/media/${encodeURIComponent(filename)}?v=${version}`;
  const files = [media, w320, w640, w960].flatMap((file) => (file?.filename && file.width ? [{ src: address(file.filename), width: file.width }] : []));
  const srcSet = files
    .sort((a, b) => a.width - b.width)
    .map((file) => `${file.src} ${file.width}w`)
    .join(', ');
  return { src: address(media.filename), srcSet, width: media.width, height: media.height, alt: media.alt };
}
