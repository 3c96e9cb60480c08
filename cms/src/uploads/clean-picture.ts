import sharp from 'sharp';
import { pictureKind, type PictureKind } from './picture-kind.ts';

const maxBytes = 20_000_000;
const maxSide = 8_000;
const maxPixels = 40_000_000;
const secondsToDraw = 20;

export const pictureFaults = {
  kind: 'This is not a picture that the site can show. Use a JPEG, PNG, WebP or AVIF file.',
  heavy: `A picture has at most ${maxBytes / 1_000_000} MB`,
  large: `A picture is at most ${maxSide.toLocaleString('en-US')} points wide and high, and ${maxPixels / 1_000_000} million in all. Make it smaller and try again.`,
  broken: 'This picture cannot be read. Open it, save it anew and try again.',
};

type Picture = { kind: PictureKind; data: Buffer };

/** Says what is wrong with a picture, or what kind it is. Its size is read from its head: nothing large is ever unpacked. */
export async function judgePicture(
  data: Buffer,
): Promise<{ fault: string } | { kind: PictureKind }> {
  if (data.length > maxBytes) return { fault: pictureFaults.heavy };
  const kind = pictureKind(data);
  if (!kind) return { fault: pictureFaults.kind };
  try {
    const { width, height, format, compression } = await sharp(data, {
      limitInputPixels: false,
    }).metadata();
    const found = format === 'heif' && compression === 'av1' ? 'avif' : format;
    if (found !== kind) return { fault: pictureFaults.kind };
    if (width > maxSide || height > maxSide || width * height > maxPixels)
      return { fault: pictureFaults.large };
    return { kind };
  } catch {
    return { fault: pictureFaults.broken };
  }
}

/**
 * The picture drawn anew, in its own kind and turned upright: whatever else the file held is gone, such as the place
 * where it was taken, or a second file behind its end. Null when it cannot be drawn.
 */
export async function redrawPicture({ kind, data }: Picture): Promise<Buffer | null> {
  const canvas = sharp(data, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .timeout({ seconds: secondsToDraw });
  const drawn = {
    png: () => canvas.png({ compressionLevel: 9 }),
    jpeg: () => canvas.jpeg({ quality: 92 }),
    webp: () => canvas.webp({ quality: 92 }),
    avif: () => canvas.avif({ quality: 75 }),
  };
  return drawn[kind]()
    .toBuffer()
    .catch(() => null);
}
