import type { OrderWork } from '../../fulfilment/read-work.ts';
import type { Order } from '../../payload-types.ts';
import { nameOf } from '../print/read-papers.ts';
import { DetailsButton } from './details-button.tsx';
import { detailsOf } from './details-of.ts';

/** Who bought, and who uses what. */
export function People({ order, work }: { order: Order; work: OrderWork['work'] }) {
  const kits = work.filter(({ kind, step }) => kind === 'kit' && step !== 'stopped');
  const own = kits.filter(({ usedBy }) => usedBy === 'buyer').map(({ name }) => name);
  const others = Map.groupBy(
    kits.filter(({ usedBy }) => usedBy === 'other'),
    ({ person }) => person?.name ?? 'Somebody else',
  );
  return (
    <section className="section">
      <h2>People in this order</h2>
      <ul className="ruled">
        <li>
          <b>{nameOf(order)}</b>
          <p>bought it{own.length > 0 && `; uses the ${own.join(', the ')}`}</p>
          <p>{[order.email, order.phone].filter(Boolean).join(' · ')}</p>
        </li>
        {[...others].map(([name, some]) => (
          <li key={name}>
            <b>{name}</b>
            <p>uses the {some.map((piece) => piece.name).join(', the ')}</p>
          </li>
        ))}
      </ul>
      <div className="section__acts">
        <DetailsButton {...detailsOf(order, work)} label="Change the details" />
      </div>
    </section>
  );
}
