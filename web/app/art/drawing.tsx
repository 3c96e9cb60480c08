/** A drawn picture of the site: addresses of its files and its true size in px. */
export type DrawingFile = { src: string; srcSet?: string; width: number; height: number };

/** One drawing of `width` × `height` px out of the files that it was cut to: width of the file → address, narrowest first. */
export const drawingCut = (
  width: number,
  height: number,
  files: Record<number, string>,
): DrawingFile => ({
  src: Object.values(files).at(-1) ?? '',
  srcSet: Object.entries(files)
    .map(([w, src]) => `${src} ${w}w`)
    .join(', '),
  width,
  height,
});

/** Shows a drawing with its size reserved. Without `alt` it is decoration. `priority` is for the first screen's picture. */
export function Drawing({
  drawing,
  alt = '',
  sizes,
  priority = false,
  className = '',
}: {
  drawing: DrawingFile;
  alt?: string;
  sizes?: string;
  priority?: boolean;
  className?: string;
}) {
  return (
    <img
      src={drawing.src}
      srcSet={drawing.srcSet}
      sizes={drawing.srcSet ? sizes : undefined}
      width={drawing.width}
      height={drawing.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
}
