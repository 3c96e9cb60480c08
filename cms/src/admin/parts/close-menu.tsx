'use client';

import { useNav } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Where the menu lies over the page it closes with a choice, also with that of the page that is open already. */
export function CloseMenu() {
  const { navRef, setNavOpen } = useNav();
  useEffect(() => {
    const menu = navRef?.current;
    const close = (event: MouseEvent) => {
      const isChoice =
        event.target instanceof Element && event.target.closest('a, .nav__link') !== null;
      if (isChoice && window.matchMedia('(max-width: 768px)').matches) setNavOpen(false);
    };
    menu?.addEventListener('click', close);
    return () => menu?.removeEventListener('click', close);
  }, [navRef, setNavOpen]);
  return null;
}
