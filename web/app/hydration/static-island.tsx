import { useState, type ComponentType } from 'react';
import { LatePart, StaticIsland } from './late-part.tsx';

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
  const [written] = useState({ data });
  return (
    <StaticIsland onServer={Part && <Part {...props} />} isStale={written.data !== data}>
      <div>
        <LatePart load={load} props={props} />
      </div>
    </StaticIsland>
  );
}
