import type { Picture } from './views.ts';
import type { MediaDocument } from './wire.ts';

/** A CMS upload as a picture on this site; null when there is none or it was not resolved. */
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
