import { Suspense, useState, type ReactNode } from 'react';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';

/** Always the same object: React would empty the element for another one. */
const AS_IT_STANDS = { __html: '' };

/**
 * A part of a page that shows `data` with nothing in it but text, pictures and plain links, and whose code is therefore
 * no part of the page's scripts. The server writes `written`; hydration leaves that as it stands. Who comes from another
 * page, and who gets other data, is shown `late`, a lazy component.
 *
 * Give `written` as `import.meta.env.SSR ? … : null`, so that the browser's scripts are built without it.
 */
export function AsWritten({ data, written, late }: { data: unknown; written: ReactNode; late: ReactNode }) {
  const isHydrated = useIsHydrated();
  const [stands] = useState(isHydrated ? null : { data });
  if (import.meta.env.SSR) return <div>{written}</div>;
  if (stands?.data === data) return <div suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />;
  return (
    <div>
      <Suspense>{late}</Suspense>
    </div>
  );
}
