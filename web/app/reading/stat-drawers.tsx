import type { Stat } from '../content/views.ts';

/** What the practice says of itself in figures, each on the label of a drawer (HOME-18, TST-02). */
export function StatDrawers({ stats, label, className = '' }: { stats: Stat[]; label: string; className?: string }) {
  return (
    <ul aria-label={label} className={`grid grid-cols-2 overflow-hidden rounded-[4px] border-2 border-ink bg-wood md:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] ${className}`}>
      {stats.map((stat) => (
        <li key={stat.label} className="relative -mb-0.5 -ml-0.5 border-b-2 border-l-2 border-ink px-4 pt-6 pb-10 md:px-5 md:pt-7 md:pb-10.5">
          <span className="absolute inset-2 rounded-tag border border-ink/40" />
          <p className="relative mx-auto flex w-full max-w-52 flex-col rounded-tag border-[1.5px] border-ink bg-card px-1.5 pt-3 pb-2.5 text-center text-small/snug text-ink-2">
            <span className="figures text-[clamp(1.75rem,1.3rem+1.6vw,2.875rem)]/[1.1] text-ink">{stat.value}</span>
            {stat.label}
          </p>
          <span className="absolute bottom-3.5 left-1/2 size-4 -translate-x-1/2 rounded-full border-[1.5px] border-ink bg-[#8b5a20] shadow-[inset_3px_3px_0_#c98f3f]" />
        </li>
      ))}
    </ul>
  );
}
