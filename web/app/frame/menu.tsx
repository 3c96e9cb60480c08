import { useEffect, useRef, type KeyboardEvent } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { Frame } from '../content/views.ts';
import { MenuIcon } from '../ui/icons.tsx';
import { LeafPair } from './leaf-pair.tsx';

/** The site's menu: a native disclosure, so that it opens before any script has arrived. */
export function Menu({ items, email }: { items: Frame['menu']; email: string }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  const close = () => menu.current?.removeAttribute('open');

  useEffect(close, [location.key]);

  useEffect(() => {
    const closeFromOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key === 'Escape' && menu.current?.open) {
      close();
      menu.current.querySelector('summary')?.focus();
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (moveFocus(menu.current, event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault();
    }
  };

  return (
    <details ref={menu} className="group lg:relative" onKeyDown={onKeyDown}>
      <summary className="flex min-h-12 items-center gap-2.5 rounded-control border-[1.5px] border-transparent px-2.5 text-base font-semibold group-open:border-ink group-open:bg-card hover:border-ink md:px-3.5">
        <MenuIcon />
        Menu
      </summary>
      <nav
        aria-label="Main"
        className="label-rules absolute inset-x-0 top-full z-20 origin-top-right animate-open border-x-0 p-4 shadow-sheet md:left-auto md:w-96 md:border-x-[1.5px] md:right-gutter lg:right-0 lg:mt-3"
      >
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <li key={item.href}>
              <NavLink
                to={item.href}
                end
                className="flex min-h-12.5 items-center justify-between px-3.5 py-1.5 font-serif text-[1.25rem]/tight font-[420] tracking-[-0.008em] hover:bg-sage-1 focus-visible:bg-sage-1 aria-[current=page]:text-terra-2 [&:not([aria-current])_svg]:hidden"
              >
                {item.label}
                <LeafPair className="size-6.5" />
              </NavLink>
            </li>
          ))}
        </ul>
        <p className="border-t border-ink px-3.5 pt-4 text-small text-ink-2">
          A person replies within 48 hours:{' '}
          <a href={`mailto:${email}`} className="font-semibold whitespace-nowrap text-ink underline underline-offset-4">
            {email}
          </a>
        </p>
      </nav>
    </details>
  );
}

function moveFocus(menu: HTMLDetailsElement | null, step: 1 | -1): boolean {
  if (!menu?.open) return false;
  const links = [...menu.querySelectorAll<HTMLAnchorElement>('nav ul a')];
  const current = links.findIndex((link) => link === document.activeElement);
  const next = current === -1 && step === -1 ? links.length - 1 : (current + step + links.length) % links.length;
  links[next]?.focus();
  return true;
}
