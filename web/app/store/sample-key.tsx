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
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 pt-4 pb-5">
      <h2 className="sr-only">{sampleKey.title}</h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {sampleKey.items.map((item) => (
          <li key={item.sample} className="flex items-center gap-2 text-small/snug">
            <svg
              viewBox="0 0 40 40"
              className={`size-6 flex-none stroke-ink ${windows[item.sample].fill}`}
              strokeWidth="1.7"
              aria-hidden="true"
            >
              <path d={windows[item.sample].path} />
            </svg>
            <b className="font-semibold">{item.label}</b>
            <span className="text-ink-2 max-md:hidden">{item.shape}</span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-8">
        <TextLink to="/store/choose">{words.chooseLink}</TextLink>
        <TextLink to="/store/compare">{words.compareLink}</TextLink>
      </p>
    </div>
  );
}
