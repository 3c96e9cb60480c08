import { useRef } from 'react';
import { useToast } from '../ui/toast/toast.tsx';
import { outOfReach } from './out-of-reach.ts';

/**
 * For what a visitor opens with a press: `load` fetches it, `use` goes on with it. Out of reach, the visitor is told and
 * stays where they are; the next press asks again (ERR-02). From the second time on, where there is a network at all,
 * `otherwise` does it the way it is done without scripts.
 */
export function useLate(): <Loaded>(
  load: () => Promise<Loaded>,
  use: (loaded: Loaded) => void,
  otherwise?: () => void,
) => void {
  const toast = useToast();
  const failures = useRef(0);
  return (load, use, otherwise) => {
    const tell = () => {
      failures.current += 1;
      if (otherwise && failures.current > 1 && navigator.onLine) otherwise();
      else toast({ ...outOfReach, variant: 'destructive' });
    };
    void load().then((loaded) => {
      failures.current = 0;
      use(loaded);
    }, tell);
  };
}

/** The same for the code of one thing, which `load` fetches. */
export function useLateCode<Code>(
  load: () => Promise<Code>,
): (use: (code: Code) => void, otherwise?: () => void) => void {
  const late = useLate();
  return (use, otherwise) => late(load, use, otherwise);
}
