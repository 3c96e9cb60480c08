'use client';

type CellProps = { cellData?: unknown };

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** '1019.00' or 1019 in a list, as people write dollars. */
export function MoneyCell({ cellData }: CellProps) {
  return (
    <span>
      {typeof cellData === 'number' || (typeof cellData === 'string' && cellData)
        ? dollars.format(Number(cellData))
        : '—'}
    </span>
  );
}

export function CentsCell({ cellData }: CellProps) {
  return <span>{typeof cellData === 'number' ? dollars.format(cellData / 100) : '—'}</span>;
}

export function YesNoCell({ cellData }: CellProps) {
  return <span>{cellData === true ? 'Yes' : 'No'}</span>;
}

/** In the place of a field that only lists show. */
export function Nothing() {
  return null;
}
