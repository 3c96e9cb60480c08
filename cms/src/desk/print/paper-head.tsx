import { Mark } from '../../admin/parts/mark.tsx';
import type { Sender } from './read-papers.ts';

/** The head of every paper: who sends it, and what it is. */
export function PaperHead({
  sender: { name, address, phone },
  title,
  about,
}: {
  sender: Sender;
  title: string;
  about: string;
}) {
  return (
    <div className="paper__head">
      <div className="paper__sender">
        <Mark size={42} />
        <p>
          {name || 'Practice'}
          <small>{[address?.split('\n').join(', '), phone].filter(Boolean).join(' · ')}</small>
        </p>
      </div>
      <div className="paper__title">
        <h1>{title}</h1>
        <p>{about}</p>
      </div>
    </div>
  );
}
