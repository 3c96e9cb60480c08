import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { Frame } from '../content/views.ts';
import { BasketIcon } from '../ui/icons.tsx';
import { Announcement } from './announcement.tsx';
import { LogoMark } from './logo-mark.tsx';
import { Menu } from './menu.tsx';

export function Header({ frame, cartBadge }: { frame: Frame; cartBadge: ReactNode }) {
  const { key } = useLocation();
  return (
    <header className="contents">
      {frame.announcement ? <Announcement announcement={frame.announcement} /> : null}
      <div className="header-bar border-b border-line bg-paper">
        <div className="wrap flex min-h-14 items-center gap-x-3 lg:min-h-16 lg:gap-x-10">
          <Link
            to="/"
            className="flex min-w-0 items-center gap-2 font-serif text-[1.0625rem]/tight font-[450] tracking-[-0.015em] text-balance xs:text-[1.125rem]/[1.1] md:gap-3 md:text-[1.375rem]/none"
          >
            <LogoMark className="h-8.5 w-auto flex-none" />
            {frame.practice.name}
          </Link>
          <p className="hidden border-l border-line pl-10 font-serif text-body/snug text-ink-2 italic lg:block">
            {frame.practice.tagline}
          </p>
          <div className="ml-auto flex flex-none items-center gap-2 md:gap-3 print:hidden">
            {/* A new menu after each navigation is a closed one. */}
            <Menu
              key={key}
              items={frame.menu}
              words={frame.menuWords}
              email={frame.practice.email}
            />
            <Link
              to="/cart"
              className="flex min-h-11 items-center gap-4 rounded-control border border-line bg-card px-3.5 text-base font-semibold hover:border-ink"
            >
              <span className="order-1 max-lg:sr-only">Cart</span>
              <span className="relative">
                <BasketIcon />
                {cartBadge}
              </span>
            </Link>
          </div>
        </div>
      </div>
      <p className="border-b border-line px-gutter py-2 font-serif text-base/snug text-ink-2 italic lg:hidden">
        {frame.practice.tagline}
      </p>
    </header>
  );
}
