import type { Lists } from '../select.ts';
import type { Picture } from '../views/parts.ts';

/** An upload comes whole. */
export type MediaDocument = Lists['media'];

/**
 * A CMS upload as a picture on this site; null when there is none or only its id came along. Its addresses change when
 * it is changed, so that browsers may keep what they have.
 */
export function toPicture(media: MediaDocument | string | null | undefined): Picture | null {
  if (!media || typeof media === 'string' || !media.filename || !media.width || !media.height)
    return null;
  const { w320, w640, w960 } = media.sizes ?? {};
  const version = pictureVersion(media.updatedAt);
  const address = (filename: string) => `/media/${encodeURIComponent(filename)}?v=${version}`;
  const files = [media, w320, w640, w960].flatMap((file) =>
    file?.filename && file.width ? [{ src: address(file.filename), width: file.width }] : [],
  );
  const srcSet = files
    .sort((a, b) => a.width - b.width)
    .map((file) => `${file.src} ${file.width}w`)
    .join(', ');
  return {
    src: address(media.filename),
    srcSet,
    width: media.width,
    height: media.height,
    alt: media.alt,
    ...toFocus(media),
  };
}

/** The middle is where a picture is cut anyway, unless the page knows better. */
function toFocus({ focalX, focalY }: MediaDocument): Pick<Picture, 'focus'> {
  if (typeof focalX !== 'number' || typeof focalY !== 'number' || (focalX === 50 && focalY === 50))
    return {};
  return { focus: `${Math.round(focalX)}% ${Math.round(focalY)}%` };
}

/** The time of the last change in seconds, short enough for an address. */
function pictureVersion(updatedAt: string): string {
  return Math.floor(Date.parse(updatedAt) / 1000).toString(36);
}

/** The time that a version names, in ms, rounded up to the second; null when it is none. */
export function readPictureVersion(version: string): number | null {
  return /^[0-9a-z]{1,8}$/.test(version) ? (Number.parseInt(version, 36) + 1) * 1000 : null;
}

/** The files of all pictures that `documents` show, wherever they stand in them, each once, with the time of their last change in ms. */
export function picturesIn(documents: unknown): { file: string; changedAt: number }[] {
  const found = new Map<string, { file: string; changedAt: number }>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const inner of Object.values(value)) look(inner);
    if (!isUpload(value)) return;
    const { w320, w640, w960 } = value.sizes ?? {};
    const changedAt = readPictureVersion(pictureVersion(value.updatedAt)) ?? 0;
    for (const picture of [value, w320, w640, w960])
      if (picture?.filename)
        found.set(`${picture.filename} ${changedAt}`, { file: picture.filename, changedAt });
  };
  look(documents);
  return [...found.values()];
}

function isUpload(value: object): value is MediaDocument {
  return 'filename' in value && 'updatedAt' in value && typeof value.updatedAt === 'string';
}
