import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import { Mark } from '../../admin/parts/mark.tsx';

/** What stands around everything that happens before somebody is signed in, and around what is not there. */
export async function Door({ payload, children }: { payload: Payload; children: ReactNode }) {
  const { name } = await payload.findGlobal({ slug: 'practice', depth: 0, select: { name: true } });
  return (
    <div className="door">
      <div className="door__art" aria-hidden="true" />
      <main className="door__box">
        <p className="door__brand">
          <Mark size={36} />
          {name || 'Practice office'}
        </p>
        {children}
      </main>
    </div>
  );
}
