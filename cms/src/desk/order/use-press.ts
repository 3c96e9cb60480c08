'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { tell } from '../frame/toast.tsx';
import { type Asked, askDesk } from '../parts/ask-desk.ts';

type Pressed = { path: string; body: object; words: string };

/**
 * One press of a button that changes an order: asks the office, says what was done and shows the order as it is then.
 * While it is under way further presses do nothing. `fault` is the sentence of the last press that failed.
 */
export function usePress(onDone: () => void) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');

  async function press({ path, body, words }: Pressed): Promise<Asked<object> | null> {
    if (isBusy) return null;
    setBusy(true);
    setFault('');
    const asked = await askDesk(path, body);
    setBusy(false);
    if (asked.fault === undefined) {
      onDone();
      tell({ words });
    } else setFault(asked.fault);
    router.refresh();
    return asked;
  }

  return { press, isBusy, fault };
}
