import { Suspense, useState, type ReactNode } from 'react';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';

/** Always the same object: React would empty the element for another one. */
const AS_IT_STANDS = { __html: '' };

/**
 * A part of a page that shows `data` with nothing in it but text, pictures and plain links, and whose code is therefore
 * no part of the page's scripts. What the server has written stays as it stands, also after hydration. Who comes from
 * another page, and who gets other data, is shown `children`: on the server the component itself, in the browser a lazy
 * one, `import.meta.env.SSR ? (await load()).default : lazy(load)`.
 */
export function AsWritten({ data, children }: { data: unknown; children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const [stands] = useState(isHydrated ? null : { data });
  if (import.meta.env.SSR) return <div>{children}</div>;
  if (stands?.data === data) return <div suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />;
  return (
    <div>
      <Suspense>{children}</Suspense>
    </div>
  );
}
