import type { Dates } from '../../clock/dates.ts';
import { PaperHead } from './paper-head.tsx';
import { addressOf, nameOf, type Paper, type Sender, userOf } from './read-papers.ts';

type SlipProps = { paper: Paper; sender: Sender; dates: Dates; printedAt: Date };

/** What lies in one parcel, and the label for it below the cut. No test is named on the label. */
export function PackingSlip({ paper: { order, pieces }, sender, dates, printedAt }: SlipProps) {
  const inBox = piecesToPack(pieces);
  const kits = inBox.filter(({ kind }) => kind === 'kit').length;
  const goods = inBox
    .filter(({ kind }) => kind === 'goods')
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const to = [nameOf(order), ...addressOf(order)];
  return (
    <article className="paper">
      <PaperHead
        sender={sender}
        title="Packing slip"
        about={`Order ${order.number} · ${dates.long(printedAt)}`}
      />
      <div className="paper__facts">
        <div>
          <h2>For</h2>
          <Lines lines={to} />
        </div>
        <div>
          <h2>In this box</h2>
          <p>{[count(kits, 'kit'), count(goods, 'supplement')].filter(Boolean).join(', ')}</p>
        </div>
        <div>
          <h2>Questions</h2>
          <Lines lines={[sender.phone, sender.email]} />
        </div>
      </div>
      <table className="paper__table">
        <thead>
          <tr>
            <th scope="col">Packed</th>
            <th scope="col">{kits ? 'Kit' : 'What'}</th>
            <th scope="col">Who uses it</th>
            <th scope="col">Sample</th>
            <th scope="col">Results after the lab has it</th>
          </tr>
        </thead>
        <tbody>
          {inBox.map((piece) => (
            <tr key={piece.id}>
              <td>
                <span className="paper__box" />
              </td>
              <th scope="row">
                {piece.name}
                {piece.quantity > 1 && ` × ${piece.quantity}`}
              </th>
              <td>{piece.kind === 'kit' ? userOf({ order, piece }) : ''}</td>
              <td className="paper__word">{piece.sample}</td>
              <td>{piece.labDays ? `${piece.labDays} days` : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {kits > 0 && (
        <ol className="paper__steps">
          <li>Check that each person’s name is on the right kit before you open it.</li>
          <li>Take the sample as the card in the box says.</li>
          <li>Send it to the lab in the prepaid envelope.</li>
        </ol>
      )}
      <div className="paper__label-part">
        <p className="paper__cut">
          <span>Cut here</span>
        </p>
        <div className="paper__label">
          <div className="paper__from">
            <Lines lines={[sender.name, ...(sender.address ?? '').split('\n')]} />
          </div>
          <div className="paper__to">
            <Lines lines={to} />
          </div>
          <p className="paper__number">{order.number}</p>
        </div>
      </div>
    </article>
  );
}

/** What waits to be sent; of an order of which nothing waits, what is on its way, to print it once more. */
export function piecesToPack(pieces: Paper['pieces']): Paper['pieces'] {
  const waiting = pieces.filter(({ step }) => step === 'to-send');
  return waiting.length > 0 ? waiting : pieces.filter(({ step }) => step === 'sent');
}

/** Lines of an address under each other. */
export function Lines({ lines }: { lines: (string | null | undefined)[] }) {
  return <p className="paper__lines">{lines.filter(Boolean).join('\n')}</p>;
}

const count = (number: number, word: string) =>
  number === 0 ? '' : `${number} ${word}${number === 1 ? '' : 's'}`;
