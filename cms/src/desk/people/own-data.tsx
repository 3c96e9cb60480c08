'use client';

import { useEffect, useId, useState } from 'react';
import type { ErasurePlan } from '../../data-rights/erasure.ts';
import { Drawer } from '../frame/drawer.tsx';
import { tell } from '../frame/toast.tsx';
import { askDesk } from '../parts/ask-desk.ts';
import { beginHere } from '../parts/begin-here.ts';
import { Fault } from '../parts/fault.tsx';

type Props = { email: string; name: string };

/** What somebody may ask for of their own data (PRV-04). */
export function OwnData({ email, name }: Props) {
  const [isErasing, setErasing] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function download(as: 'page' | 'data') {
    if (isBusy) return;
    setBusy(true);
    const { answer, fault } = await askDesk<{ export: object; page: string }>(
      'data-rights/export',
      {
        email,
      },
    );
    setBusy(false);
    if (fault !== undefined) return tell({ words: fault, isFault: true });
    const isPage = as === 'page';
    save(
      isPage ? answer.page : JSON.stringify(answer.export, null, 2),
      isPage ? 'text/html' : 'application/json',
      `what-we-hold.${isPage ? 'html' : 'json'}`,
    );
    tell({ words: 'The file is downloaded. It is noted who took it.' });
  }

  return (
    <section className="section section--last own-data">
      <h2>Their data</h2>
      <p className="quiet">
        Export is one file with all that is kept. Erase first shows what would go.
      </p>
      <div className="own-data__acts">
        <button
          type="button"
          className="button button--quiet"
          aria-disabled={isBusy}
          onClick={() => void download('page')}
        >
          {isBusy ? 'One moment …' : 'Export'}
        </button>
        <button type="button" className="button button--danger" onClick={() => setErasing(true)}>
          Erase
        </button>
        <button type="button" className="text-button" onClick={() => void download('data')}>
          Export for another program
        </button>
      </div>
      {isErasing && <EraseDrawer email={email} name={name} onClose={() => setErasing(false)} />}
    </section>
  );
}

function save(text: string, type: string, file: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = file;
  link.click();
  URL.revokeObjectURL(link.href);
}

function EraseDrawer({ email, name, onClose }: Props & { onClose: () => void }) {
  const id = useId();
  const [plan, setPlan] = useState<ErasurePlan | null>(null);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const expected = plan?.name || email;
  const isTyped = typed.trim().toLowerCase() === expected.toLowerCase();
  const isOpen = plan !== null && plan.refusals.length === 0;

  useEffect(() => {
    let isHere = true;
    void askDesk<{ plan: ErasurePlan }>('data-rights/plan', { email }).then(
      ({ answer, fault: words }) => {
        if (!isHere) return;
        if (words === undefined) setPlan(answer.plan);
        else setFault(words);
      },
    );
    return () => {
      isHere = false;
    };
  }, [email]);

  async function erase() {
    if (isBusy || !isTyped || !isOpen) return;
    setBusy(true);
    setFault('');
    const { fault: words } = await askDesk('data-rights/erase', { email, name: typed });
    setBusy(false);
    if (words !== undefined) return setFault(words);
    window.location.assign('/admin/people');
  }

  return (
    <Drawer
      title={`Erase ${name}`}
      about="Nothing is erased yet. This is what would happen."
      onClose={onClose}
      foot={
        <button
          type="button"
          className="button button--go"
          aria-disabled={isBusy || !isTyped || !isOpen}
          onClick={() => void erase()}
        >
          {isBusy ? 'Erasing …' : 'Erase for good'}
        </button>
      }
    >
      {!plan && !fault && <p className="quiet">One moment …</p>}
      {plan && <Plan plan={plan} />}
      {isOpen && (
        <div className="field">
          <label htmlFor={`${id}name`}>Type the name to confirm</label>
          <input
            ref={beginHere}
            id={`${id}name`}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
          <small>{expected}</small>
        </div>
      )}
      <Fault words={fault} />
    </Drawer>
  );
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function Plan({ plan: { goes, stays, until, refusals } }: { plan: ErasurePlan }) {
  return (
    <>
      <section className="erase">
        <h3>Goes now, for good</h3>
        <ul>
          {goes.map(({ words, count }) => (
            <li key={words}>
              <b>{count}</b> {words}
            </li>
          ))}
          {goes.length === 0 && <li>Nothing.</li>}
        </ul>
      </section>
      {stays.length > 0 && (
        <section className="erase">
          <h3>{until ? `Stays until ${day.format(new Date(until))}` : 'Stays'}</h3>
          <ul>
            {stays.map(({ words, count }) => (
              <li key={words}>
                <b>{count}</b> {words}
              </li>
            ))}
          </ul>
          <p className="quiet">
            Client records are kept six years, as your privacy policy says. On that day they are
            erased without anybody’s doing.
          </p>
        </section>
      )}
      {refusals.length > 0 && (
        <div className="note note--fault" role="alert">
          <div>
            <b>Nothing can be erased yet.</b>
            {refusals.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
