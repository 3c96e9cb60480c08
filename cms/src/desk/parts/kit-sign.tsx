/** Ground of each kit's box and the window by which its sample is known (look/tokens.md). */
const kits: Record<string, [ground: string, window: keyof typeof windows]> = {
  'gi-map': ['#24493b', 'arch'],
  'gi-map-zonulin': ['#47707c', 'arch'],
  'adult-gut': ['#dca546', 'arch'],
  'child-gut': ['#f3dc93', 'arch'],
  'baby-gut': ['#ecd3c1', 'arch'],
  'pregnancy-gut': ['#d59a92', 'arch'],
  'organic-acids': ['#c9c574', 'round'],
  dutch: ['#694259', 'round'],
  mycotox: ['#7b6351', 'round'],
  toxdetect: ['#c6bbd6', 'round'],
  'fast-88': ['#aebb97', 'card'],
  'dna-methylation': ['#93b07c', 'pointed'],
  'female-polygenic-risk': ['#a4503d', 'pointed'],
};

const windows = {
  arch: 'M4.5 14V8.5a3.5 3.5 0 0 1 7 0V14z',
  round: 'M4.3 10a3.7 3.7 0 1 0 7.4 0 3.7 3.7 0 1 0-7.4 0z',
  card: 'M4.5 6h5l2 2v6h-7z',
  pointed: 'M4.5 14V9.5L8 5l3.5 4.5V14z',
};

/** The box of a kit, small; of anything else two lines on a box without a colour of its own. Its lines stay fine where it is large. */
export function KitSign({
  handle,
  isKit = Object.hasOwn(kits, handle ?? ''),
}: {
  handle: string | null | undefined;
  isKit?: boolean;
}) {
  const [ground, window] = kits[handle ?? ''] ?? ['#e3e9d9', 'arch'];
  return (
    <svg className="kit-sign" viewBox="0 0 16 20" aria-hidden="true">
      <rect
        x=".75"
        y=".75"
        width="14.5"
        height="18.5"
        rx="2"
        fill={isKit ? ground : '#f6e6c3'}
        stroke="#1d3a2f"
        strokeWidth="1.2"
        vectorEffect="non-scaling-stroke"
      />
      {isKit ? (
        <path d={windows[window]} fill="#fdfaf2" />
      ) : (
        <path
          d="M4.5 8h7M4.5 11h7"
          stroke="#1d3a2f"
          strokeWidth="1.3"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
