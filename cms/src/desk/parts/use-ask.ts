import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { tell } from '../frame/toast.tsx';
import { askDesk } from './ask-desk.ts';

/** One call of a button of a screen: says what was done and shows the screen as it is then; `fault` is what went wrong. */
export function useAsk() {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');

  async function ask(path: string, body: object, words: string): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setFault('');
    const asked = await askDesk(path, body);
    setBusy(false);
    if (asked.fault !== undefined) {
      setFault(asked.fault);
      return false;
    }
    tell({ words });
    router.refresh();
    return true;
  }

  return { ask, isBusy, fault, setFault };
}
