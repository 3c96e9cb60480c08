import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Frame, Link as LinkView } from '../content/views.ts';
import { FoldMark } from '../ui/fold-mark.tsx';
import { ImageIcon, PeopleIcon, PlayIcon } from '../ui/icons.tsx';
import { LogoMark } from './logo-mark.tsx';

export function Footer({ frame }: { frame: Frame }) {
  const { practice, footer } = frame;
  return (
    <footer className="bg-paper-2 print:bg-transparent pt-9 pb-8 text-small md:pt-16 md:pb-12">
      <div className="wrap">
        <div className="grid grid-cols-[minmax(0,1fr)] md:grid-cols-2 md:gap-10 lg:grid-cols-[1.5fr_1fr_1fr_1.3fr]">
          <div className="max-md:pb-7">
            <Link
              to="/"
              className="inline-flex items-center gap-3 font-serif text-[1.375rem]/tight font-[450] tracking-[-0.015em]"
            >
              <LogoMark className="h-11.5 w-auto flex-none" />
              {practice.name}
            </Link>
            <p className="mt-4 max-w-84 text-ink-2">{footer.text}</p>
            <Social />
          </div>
          <LinkColumn title={footer.headings.shop} links={footer.shop} />
          <LinkColumn title={footer.headings.learn} links={footer.learn} />
          <div className="max-md:border-t max-md:border-line max-md:pt-4 md:max-lg:col-start-2 md:max-lg:row-start-1">
            <FooterHeading>{footer.headings.contact}</FooterHeading>
            <a
              href={`mailto:${practice.email}`}
              className="font-serif text-[1.3125rem]/tight break-words underline decoration-[1.5px] underline-offset-4"
            >
              {practice.email}
            </a>
            <p className="mt-3 max-w-84 text-ink-2">{footer.compliance}</p>
          </div>
        </div>
        <div className="mt-6 flex md:mt-10 flex-wrap gap-x-8 border-t border-line pt-4 text-ink-2">
          <p className="py-2">© {practice.name}</p>
          {[footer.privacy, ...footer.pages].map(({ href, label }) => (
            <Link key={href} to={href} className="py-2 underline underline-offset-4 hover:text-ink">
              {label}
            </Link>
          ))}
          <a
            href={practice.builder.href}
            target="_blank"
            rel="noopener"
            className="py-2 underline underline-offset-4 hover:text-ink"
          >
            {practice.builder.label}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </div>
      </div>
    </footer>
  );
}

function FooterHeading({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <h2 className={`caps mb-3.5 font-sans ${className}`}>{children}</h2>;
}

/**
 * One list of links; on a phone it is folded. The list stands behind the disclosure and not in it, so that wider windows
 * show it without a script.
 */
function LinkColumn({ title, links }: { title: string; links: LinkView[] }) {
  return (
    <nav aria-label={title} className="max-md:border-t max-md:border-line print:hidden">
      <FooterHeading className="max-md:hidden">{title}</FooterHeading>
      <details className="peer group md:hidden">
        <summary className="caps flex min-h-13 items-center justify-between">
          {title}
          <FoldMark className="size-5" />
        </summary>
      </details>
      <ul className="max-md:hidden max-md:pb-4 max-md:peer-open:block">
        {links.map((link) => (
          <li key={link.href}>
            <Link
              to={link.href.startsWith('#') ? `/${link.href}` : link.href}
              className="inline-block max-w-full py-2 leading-tight break-words hover:underline hover:underline-offset-4"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const places = [
  { name: 'Community', icon: <PeopleIcon className="size-5" /> },
  { name: 'Videos', icon: <PlayIcon className="size-5" /> },
  { name: 'Pictures', icon: <ImageIcon className="size-5" /> },
];

/** Placeholders until the practice names its accounts (spec §2): they look like what is to come and go nowhere. */
function Social() {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2 print:hidden">
      <ul className="flex flex-wrap gap-2" aria-label="Social media, coming soon">
        {places.map((place) => (
          <li
            key={place.name}
            className="grid size-11 place-items-center rounded-full border-[1.5px] border-dashed border-field"
          >
            {place.icon}
            <span className="sr-only">{place.name}</span>
          </li>
        ))}
      </ul>
      <span aria-hidden="true" className="text-small text-ink-2">
        soon
      </span>
    </div>
  );
}
