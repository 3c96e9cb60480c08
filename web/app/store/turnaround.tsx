import type { StorePage } from '../content/views.ts';

const fills = ['bg-[#8fa98a]', 'bg-honey', 'bg-[#c3a3b3]', 'bg-[#c9c574]'];

/** 'When you will know': one mark on a bar is one day in the laboratory (CAT-12). */
export function Turnaround({
  turnaround,
  days,
}: {
  turnaround: StorePage['turnaround'];
  days: string;
}) {
  const longest = Math.max(...turnaround.rows.map((row) => row.days), 1);
  return (
    <section className="bg-sage-1 py-section">
      <div className="wrap">
        <div className="grid items-end gap-x-16 gap-y-4 pb-10 md:pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <h2 className="text-section">{turnaround.title}</h2>
          <p className="max-w-lead text-lead text-ink-2">{turnaround.lead}</p>
        </div>
        <ul className="border-t-2 border-ink">
          {turnaround.rows.map((row, place) => (
            <li
              key={row.label}
              className="grid items-center gap-x-8 gap-y-3 border-b border-[#c2ccb4] py-5 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
            >
              <div>
                <h3 className="text-item">{row.label}</h3>
                <p className="text-small/snug text-ink-2">{row.note}</p>
              </div>
              <div className="flex items-center gap-4">
                <span
                  aria-hidden="true"
                  className={`block h-6.5 rounded-tag border-[1.5px] border-ink ${fills[place % fills.length]}`}
                  style={{
                    width: `${(row.days / longest) * 78}%`,
                    backgroundImage:
                      'linear-gradient(90deg, transparent calc(100% - 1.5px), #1d3a2f66 0)',
                    backgroundSize: `${100 / row.days}% 100%`,
                  }}
                />
                <p className="whitespace-nowrap">
                  <span className="figures text-[1.75rem]/none">{row.days}</span>{' '}
                  <span className="text-small text-ink-2">{days}</span>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
