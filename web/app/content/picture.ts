import type { MediaDocument } from './documents.ts';
import type { Picture } from './views.ts';

/** A CMS upload as a picture on this site; null when there is none or only its id came along. */
export function toPicture(media: MediaDocument | string | null | undefined): Picture | null {
  if (!media || typeof media === 'string' || !media.filename || !media.width || !media.height) return null;
  const files = [media, ...Object.values(media.sizes ?? {})].flatMap((file) =>
    file?.filename && file.width ? [{ src: mediaPath(file.filename), width: file.width }] : [],
  );
  const srcSet = files
    .sort((a, b) => a.width - b.width)
    .map((file) => `${file.src} ${file.width}w`)
    .join(', ');
  return { src: mediaPath(media.filename), srcSet, width: media.width, height: media.height, alt: media.alt };
}

function mediaPath(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`;
}
