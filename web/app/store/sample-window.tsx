import type { Sample } from '../content/views.ts';

const windows: Record<Sample, { path: string; fill: string }> = {
  stool: { path: 'M4 36V20a16 16 0 0 1 32 0v16z', fill: 'fill-honey' },
  urine: { path: 'M20 4a16 16 0 1 1 0 32 16 16 0 0 1 0-32z', fill: 'fill-[#c9c574]' },
  'finger-prick': {
    path: 'M7 5h26q0 3 3 3v24q-3 0-3 3H7q0-3-3-3V8q3 0 3-3z',
    fill: 'fill-[#aebb97]',
  },
  saliva: { path: 'M4 36V19C10 13 16 10 20 4c4 6 10 9 16 15v17z', fill: 'fill-[#d59a92]' },
};

/** The window that the boxes of one kind of sample have. */
export function SampleWindow({ sample, className = '' }: { sample: Sample; className?: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      className={`flex-none stroke-ink ${windows[sample].fill} ${className}`}
      strokeWidth="1.7"
      aria-hidden="true"
    >
      <path d={windows[sample].path} />
    </svg>
  );
}
