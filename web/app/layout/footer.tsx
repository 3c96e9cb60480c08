import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Frame, Link as LinkView } from '../content/views.ts';
import { ImageIcon, PeopleIcon, PlayIcon } from '../ui/icons.tsx';
import { LogoMark } from './logo-mark.tsx';

export function Footer({ frame }: { frame: Frame }) {
  const { practice, footer } = frame;
  return (
    <footer className="bg-paper-2 print:bg-transparent pt-10 pb-20 md:pb-24 text-small md:pt-20">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-10 gap-y-7 max-[18rem]:gap-x-4 md:gap-10 lg:grid-cols-[1.5fr_1fr_1fr_1.3fr]">
          <div className="col-span-2 md:col-span-1">
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
          <div className="col-span-2 md:col-span-1 md:max-lg:col-start-2 md:max-lg:row-start-1">
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
        <div className="mt-8 flex md:mt-12 flex-wrap gap-x-8 border-t border-line pt-4 text-ink-2">
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

function FooterHeading({ children }: { children: ReactNode }) {
  return <h2 className="caps mb-3.5 font-sans">{children}</h2>;
}

function LinkColumn({ title, links }: { title: string; links: LinkView[] }) {
  return (
    <nav aria-label={title} className="print:hidden">
      <FooterHeading>{title}</FooterHeading>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <Link
              to={link.href.startsWith('#') ? `/${link.href}` : link.href}
              className="inline-block max-w-full py-1.5 leading-tight md:py-2 break-words hover:underline hover:underline-offset-4"
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
