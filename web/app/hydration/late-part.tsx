import {
  useEffect,
  useState,
  type ComponentType,
  type HTMLAttributes,
  type ReactNode,
} from 'react';
import { Button } from '../ui/button.tsx';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { outOfReach } from './out-of-reach.ts';

/** Always the same object: React would empty the element for another one. */
const asItStands = { __html: '' };

/**
 * Keeps what the server has written as it stands, also after hydration, unless `isStale`: its code is no part of the page's
 * scripts. `onServer` is the part itself on the server, and null in the browser. Who comes from another page is shown
 * `children`.
 */
export function StaticIsland({
  onServer,
  isStale = false,
  children,
  ...handlers
}: {
  onServer: ReactNode;
  isStale?: boolean;
  children: ReactNode;
} & Pick<HTMLAttributes<HTMLDivElement>, 'onFocus' | 'onSubmit'>) {
  const isHydrated = useIsHydrated();
  const [isWritten] = useState(!isHydrated);
  if (onServer) return <div>{onServer}</div>;
  if (isWritten && !isStale)
    return <div {...handlers} suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />;
  return children;
}

/**
 * A part of a page whose code comes after that of the page. Out of reach, it says so in its place, and its button asks
 * again: `React.lazy` would keep the failure and take the whole page with it. `room` is what it takes up meanwhile.
 */
export function LatePart<Props extends object>({
  load,
  props,
  room = '',
}: {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  room?: string;
}) {
  const [Part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);
  const [isAway, setAway] = useState(false);

  function ask() {
    setAway(false);
    load().then(
      (loaded) => setPart({ Part: loaded }),
      () => setAway(true),
    );
  }
  useEffect(ask, [load]);

  if (Part) return <Part.Part {...props} />;
  if (!isAway) return <div className={room} />;
  return (
    <div
      role="alert"
      className={`wrap grid content-center justify-items-start gap-4 py-section ${room}`}
    >
      <p className="max-w-lead text-lead">{outOfReach.description}</p>
      <Button onClick={ask}>Try again</Button>
    </div>
  );
}
