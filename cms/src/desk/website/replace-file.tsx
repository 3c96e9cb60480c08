'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Drawer } from '../frame/drawer.tsx';
import { tell } from '../frame/toast.tsx';
import { askDesk, sendFile } from '../parts/ask-desk.ts';
import { Fault } from '../parts/fault.tsx';

type Props = { guide: string; title: string };

/** Puts a new PDF in the place of a guide's: everybody who downloads it from now on gets the new one. */
export function ReplaceFile({ guide, title }: Props) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <label className="button">
        Replace the PDF
        <input
          type="file"
          accept="application/pdf"
          className="unseen"
          aria-label={`Replace the PDF: ${title}`}
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null);
            // The same file may be chosen once more.
            target.value = '';
          }}
        />
      </label>
      {file && <FileDrawer guide={guide} title={title} file={file} onClose={() => setFile(null)} />}
    </>
  );
}

function FileDrawer({ guide, title, file, onClose }: Props & { file: File; onClose: () => void }) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');

  async function replace() {
    if (isBusy) return;
    setBusy(true);
    setFault('');
    const sent = await sendFile<{ doc: { id: string } }>('documents', file, { title });
    const done = sent.answer
      ? await askDesk('publishing/file', { guide, file: sent.answer.doc.id })
      : sent;
    setBusy(false);
    if (done.fault !== undefined) return setFault(done.fault);
    onClose();
    tell({ words: `The new PDF of ${title} is live.` });
    router.refresh();
  }

  return (
    <Drawer
      title="Replace the PDF"
      about={title}
      onClose={onClose}
      foot={
        <>
          <p>Whoever downloads it from now on gets the new one.</p>
          <button
            type="button"
            className="button button--go"
            aria-disabled={isBusy}
            onClick={() => void replace()}
          >
            {isBusy ? 'One moment …' : 'Replace it'}
          </button>
        </>
      }
    >
      <div>
        <p className="field__label">The new PDF</p>
        <p>
          {file.name} <span className="quiet">{(file.size / 1e6).toFixed(1)} MB</span>
        </p>
      </div>
      <p className="hint">Title, cover and web address of the guide stay as they are.</p>
      <Fault words={fault} />
    </Drawer>
  );
}
