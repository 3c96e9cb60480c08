import type { Picture as PictureView } from '../content/views.ts';

/** A CMS picture with its true size, so that the page never moves. `priority` is for the one picture of the first screen. */
export function Picture({
  picture,
  sizes,
  className = '',
  priority = false,
}: {
  picture: PictureView;
  sizes: string;
  className?: string;
  priority?: boolean;
}) {
  return (
    <img
      src={picture.src}
      srcSet={picture.srcSet || undefined}
      sizes={picture.srcSet ? sizes : undefined}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={className}
      style={picture.focus ? { objectPosition: picture.focus } : undefined}
    />
  );
}
