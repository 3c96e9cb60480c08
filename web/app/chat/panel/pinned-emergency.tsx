import { emergencyLines } from 'common/emergency/lines';
import { CloseIcon } from '../../ui/icons.tsx';
import type { Pinned } from './pinned.ts';

const words = {
  english: { title: 'Call now', close: 'Close these numbers' },
  spanish: { title: 'Llame ahora', close: 'Cerrar estos números' },
};

/** Whom to call, above the conversation until the visitor closes it by hand (ASK-04). */
export function PinnedEmergency({ pinned, onClose }: { pinned: Pinned; onClose: () => void }) {
  const { title, close } = words[pinned.language];
  return (
    <section
      aria-label={title}
      lang={pinned.language === 'spanish' ? 'es' : 'en'}
      className="grid grid-cols-[minmax(0,1fr)_auto] border-b-[1.5px] border-ink bg-card"
    >
      <ul className="grid gap-1 py-2 pl-3.5">
        {emergencyLines[pinned.kind][pinned.language].map(({ text, call }) => (
          <li key={call.number} className="flex flex-wrap items-center gap-x-3 text-small">
            <a
              href={call.href}
              className="inline-flex min-h-11 items-center rounded-control bg-terra px-3.5 font-semibold text-on-terra hover:bg-terra-2"
            >
              {call.number}
            </a>
            <span className="min-w-40 flex-1">{text}</span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={onClose}
        aria-label={close}
        className="grid size-12 place-items-center"
      >
        <CloseIcon />
      </button>
    </section>
  );
}
