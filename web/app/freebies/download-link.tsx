import type { MouseEvent } from 'react';
import type { Guide } from '../content/views.ts';

/** The way to a guide's PDF: a plain link, which needs no script; with scripts a click asks for an address first. */
export function DownloadLink({
  guide,
  label,
  onOpen,
  className = '',
}: {
  guide: Guide;
  label: string;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
  className?: string;
}) {
  return (
    <a
      href={guide.path}
      download
      aria-label={`${label}: ${guide.title}`}
      aria-haspopup="dialog"
      data-replay
      onClick={onOpen}
      className={`inline-flex min-h-13 items-center justify-center gap-[0.6em] rounded-control border-[1.5px] border-ink px-6 py-3 text-base/tight font-semibold transition-colors hover:bg-ink hover:text-paper ${className}`}
    >
      <DownloadIcon />
      {label}
    </a>
  );
}

export function DownloadIcon() {
  return (
    <svg
      className="size-4.5 flex-none"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 4v11M7 10.500l5 5 5-5M5 20h14" />
    </svg>
  );
}
