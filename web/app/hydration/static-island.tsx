import { useState, type ComponentType } from 'react';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { LatePart } from './late-part.tsx';

/** Always the same object: React would empty the element for another one. */
const asItStands = { __html: '' };

/**
 * A part of a page that shows `props` with nothing in it but text, pictures and plain links, and whose code is therefore
 * no part of the page's scripts. What the server has written stays as it stands, also after hydration, as long as `data`
 * is the same. Who comes from another page, and who gets other data, is shown the part that `load` fetches. `onServer` is
 * the part itself on the server, and while developing, so that a change to it is seen (HOUSE-12); null in the browser.
 */
export function AsWritten<Props extends object>({
  data,
  props,
  load,
  onServer: Part,
}: {
  data: unknown;
  props: Props;
  load: () => Promise<ComponentType<Props>>;
  onServer: ComponentType<Props> | null;
}) {
  const isHydrated = useIsHydrated();
  const [stands] = useState(isHydrated ? null : { data });
  if (Part) {
    return (
      <div>
        <Part {...props} />
      </div>
    );
  }
  if (stands?.data === data)
    return <div suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />;
  return (
    <div>
      <LatePart load={load} props={props} />
    </div>
  );
}
