import type { ReactNode } from 'react';
import { InfoIcon } from './icons.tsx';

type Tone = 'info' | 'warning';

const looks: Record<Tone, { ground: string; icon: ReactNode }> = {
  info: { ground: 'border-field bg-sage-1', icon: <InfoIcon className="size-6 text-green-2" /> },
  warning: {
    ground: 'border-star bg-honey-1',
    icon: <InfoIcon className="size-6 rotate-180 text-star" />,
  },
};

/** A message that stays in the page. Announced politely when it appears. */
export function Notice({
  tone,
  className = '',
  children,
}: {
  tone: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      role="status"
      className={`grid grid-cols-[24px_1fr] gap-3.5 rounded-control border-[1.5px] px-4.5 py-4 text-base font-medium ${looks[tone].ground} ${className}`}
    >
      {looks[tone].icon}
      <div>{children}</div>
    </div>
  );
}
