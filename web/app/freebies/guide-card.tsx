import type { MouseEvent } from 'react';
import { Drawing } from '../art/drawing.tsx';
import { chamomile } from '../art/drawings.ts';
import type { Guide } from '../content/views.ts';
import { Picture } from '../ui/picture.tsx';
import { DownloadLink } from './download-link.tsx';

/** One free guide, its cover standing on a line; the first takes two columns. On a phone the cover stands beside the words. */
export function GuideCard({
  guide,
  button,
  isFirst,
  onOpen,
}: {
  guide: Guide;
  button: string;
  isFirst: boolean;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}) {
  return (
    <li className={isFirst ? 'md:col-span-2' : undefined}>
      <article className="grid h-full grid-cols-[118px_minmax(0,1fr)] gap-x-4.5 border-b border-line py-6 md:flex md:flex-col md:border-0 md:py-0">
        <Cover guide={guide} isFirst={isFirst} />
        <div className="md:flex-1 md:pt-5">
          <h3
            className={`text-[1.3125rem]/[1.18] font-[450] tracking-[-0.008em] ${isFirst ? 'md:text-title' : 'md:text-[1.4375rem]/[1.16]'}`}
          >
            {guide.title}
          </h3>
          <p className="mt-1.5 text-small/snug font-semibold">{guide.kind}</p>
          <p
            className={`mt-1.5 max-w-[34em] text-base/[1.5] text-ink-2 ${isFirst ? 'md:mt-2.5 md:text-lead' : ''}`}
          >
            {guide.description}
          </p>
          {guide.partnerLogo ? (
            <Picture
              picture={guide.partnerLogo}
              sizes="220px"
              className="mt-3 h-auto w-full max-w-55 object-contain object-left"
            />
          ) : null}
        </div>
        <DownloadLink
          guide={guide}
          label={button}
          onOpen={onOpen}
          className="col-span-full mt-4.5 w-full md:mt-5.5"
        />
      </article>
    </li>
  );
}

function Cover({ guide: { picture, ground }, isFirst }: { guide: Guide; isFirst: boolean }) {
  return (
    <div
      className={`relative flex h-[150px] justify-center overflow-hidden rounded-t-panel border-b-[3px] border-ink bg-sage-1 pt-4 md:h-74 md:pt-7 ${isFirst ? 'md:justify-start md:pl-[clamp(1.5rem,4vw,3.5rem)]' : ''}`}
      style={ground ? { backgroundColor: ground } : undefined}
    >
      {picture ? (
        <Picture
          picture={{ ...picture, alt: picture.alt }}
          sizes="(min-width: 47.5rem) 210px, 102px"
          className="relative h-full w-auto rounded-t-tag border-[1.5px] border-b-0 border-ink object-cover object-top [box-shadow:4px_0_var(--color-card),5.5px_0_var(--color-ink)]"
        />
      ) : null}
      {isFirst ? (
        <Drawing
          drawing={chamomile}
          className="absolute right-[6%] bottom-0 hidden h-[94%] w-auto md:block"
        />
      ) : null}
    </div>
  );
}
