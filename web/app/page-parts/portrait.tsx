import type { Picture as PictureView } from '../content/views.ts';
import { Picture } from '../ui/picture.tsx';

/** The practitioner's picture in an arch; whoever shows it draws the ground line that it stands on. */
export function Portrait({ picture, className }: { picture: PictureView; className: string }) {
  return (
    <div
      className={`aspect-[66/76] w-full max-w-65 overflow-hidden rounded-t-full border-2 border-b-0 border-ink ${className}`}
    >
      <Picture
        picture={picture}
        sizes="(min-width: 65rem) 27rem, (min-width: 47.5rem) 40vw, 260px"
        className="size-full object-cover object-[50%_20%]"
      />
    </div>
  );
}
