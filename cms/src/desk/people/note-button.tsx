'use client';

import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { Icon } from '../../admin/parts/icon.tsx';
import { Drawer } from '../frame/drawer.tsx';
import { tell } from '../frame/toast.tsx';
import { askDesk } from '../parts/ask-desk.ts';
import { Fault } from '../parts/fault.tsx';

type Props = { person: string; name: string };

/** Notes something about somebody, for the practice alone. */
export function NoteButton({ person, name }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <Icon name="note" />
        Note
      </button>
      {isOpen && <NoteDrawer person={person} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function NoteDrawer({ person, name, onClose }: Props & { onClose: () => void }) {
  const id = useId();
  const router = useRouter();
  const [press] = useState(() => crypto.randomUUID());
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function save() {
    if (isBusy) return;
    setBusy(true);
    const asked = await askDesk(`desk/people/${person}/notes`, { press, text });
    setBusy(false);
    if (asked.fault !== undefined) return setFault(asked.fault);
    onClose();
    tell({ words: 'It is noted.' });
    router.refresh();
  }

  return (
    <Drawer
      title="Note"
      about={`About ${name}. Only the practice reads it.`}
      onClose={onClose}
      foot={
        <>
          <p>Stored encrypted.</p>
          <button
            type="button"
            className="button button--go"
            aria-disabled={isBusy || !text.trim()}
            onClick={() => void save()}
          >
            {isBusy ? 'One moment …' : 'Save'}
          </button>
        </>
      }
    >
      <div className="field">
        <label htmlFor={`${id}text`}>What you want to remember</label>
        <textarea
          id={`${id}text`}
          rows={8}
          maxLength={10_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Fault words={fault} />
    </Drawer>
  );
}
