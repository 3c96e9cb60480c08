import { useEffect, useState, type ComponentType } from 'react';
import { Button } from '../ui/button.tsx';
import { outOfReach } from './out-of-reach.ts';

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
