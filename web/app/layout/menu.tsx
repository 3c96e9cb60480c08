import { useEffect, useRef, type RefObject } from 'react';
import { NavLink } from 'react-router';
import type { Frame } from '../content/views.ts';
import { MenuIcon } from '../ui/icons.tsx';
import { LeafPair } from './leaf-pair.tsx';

/** The site's menu: a native disclosure, so that it opens before any script has arrived. */
export function Menu({
  items,
  words,
  email,
}: {
  items: Frame['menu'];
  words: Frame['menuWords'];
  email: string;
}) {
  const menu = useRef<HTMLDetailsElement>(null);
  useMenuKeys(menu);
  return (
    <details ref={menu} className="group lg:relative">
      <summary className="flex min-h-11 items-center gap-2.5 rounded-control border-[1.5px] border-transparent px-2.5 text-base font-semibold group-open:border-ink group-open:bg-card hover:border-ink md:px-3.5">
        <MenuIcon />
        <span className="max-xs:sr-only">{words.button}</span>
      </summary>
      <nav
        aria-label="Main"
        className="label-rules absolute inset-x-0 top-full z-20 max-h-[calc(100dvh-9rem)] origin-top-right animate-open overflow-y-auto border-x-0 p-4 shadow-sheet md:right-gutter md:left-auto md:w-96 md:border-x-[1.5px] lg:right-0 lg:mt-3"
      >
        <ul className="ruled-y">
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
          {words.reply}{' '}
          <a
            href={`mailto:${email}`}
            className="font-semibold whitespace-nowrap text-ink underline underline-offset-4"
          >
            {email}
          </a>
        </p>
      </nav>
    </details>
  );
}

/** Escape and a press outside close the menu; the arrow keys walk through it. Who is in a dialog leaves that one by Escape (ERR-03). */
function useMenuKeys(menu: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target))
        menu.current?.removeAttribute('open');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!menu.current?.open) return;
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.activeElement?.closest('[role=dialog]')
      ) {
        event.preventDefault();
        menu.current.removeAttribute('open');
        menu.current.querySelector('summary')?.focus();
      }
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step === 0 || !menu.current.contains(document.activeElement)) return;
      event.preventDefault();
      moveFocus([...menu.current.querySelectorAll<HTMLElement>('summary, li a')], step);
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [menu]);
}

function moveFocus(stops: HTMLElement[], step: 1 | -1) {
  const current = stops.findIndex((stop) => stop === document.activeElement);
  stops[(current + step + stops.length) % stops.length]?.focus();
}
