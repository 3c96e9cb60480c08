import type { Sample, StorePage } from '../content/views.ts';
import { TextLink } from '../ui/button.tsx';

const windows: Record<Sample, { path: string; fill: string }> = {
  stool: { path: 'M4 36V20a16 16 0 0 1 32 0v16z', fill: 'fill-honey' },
  urine: { path: 'M20 4a16 16 0 1 1 0 32 16 16 0 0 1 0-32z', fill: 'fill-[#c9c574]' },
  'finger-prick': {
    path: 'M7 5h26q0 3 3 3v24q-3 0-3 3H7q0-3-3-3V8q3 0 3-3z',
    fill: 'fill-[#aebb97]',
  },
  saliva: { path: 'M4 36V19C10 13 16 10 20 4c4 6 10 9 16 15v17z', fill: 'fill-[#d59a92]' },
};

/** Explains the windows on the boxes: their shape tells what is collected. */
export function SampleKey({ sampleKey, words }: Pick<StorePage, 'sampleKey' | 'words'>) {
  return (
    <div className="grid items-end gap-x-16 gap-y-7 pt-10 pb-6 md:pt-14 md:pb-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <h2 className="max-w-[16em] text-title">{sampleKey.title}</h2>
        <p className="flex flex-wrap gap-x-8">
          <TextLink to="/store/choose">{words.chooseLink}</TextLink>
          <TextLink to="/store/compare">{words.compareLink}</TextLink>
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-x-8 gap-y-4 max-[18rem]:grid-cols-[minmax(0,1fr)] md:flex md:flex-wrap lg:justify-end">
        {sampleKey.items.map((item) => (
          <li key={item.sample} className="flex items-center gap-3 text-small/snug">
            <svg
              viewBox="0 0 40 40"
              className={`size-10 flex-none stroke-ink ${windows[item.sample].fill}`}
              strokeWidth="1.7"
              aria-hidden="true"
            >
              <path d={windows[item.sample].path} />
            </svg>
            <span>
              <b className="block font-semibold">{item.label}</b>
              <span className="text-ink-2">{item.shape}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
