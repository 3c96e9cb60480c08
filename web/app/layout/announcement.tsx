import { Link } from 'react-router';
import type { Frame } from '../content/views.ts';

export function Announcement({
  announcement,
}: {
  announcement: NonNullable<Frame['announcement']>;
}) {
  return (
    <p className="on-green bg-green px-gutter py-2 text-small/snug text-cream max-xs:text-[0.875rem] md:text-center print:hidden">
      {announcement.text}{' '}
      <Link
        to={announcement.link.href}
        className="font-semibold whitespace-nowrap underline underline-offset-4"
      >
        {announcement.link.label}
      </Link>
    </p>
  );
}
