/** One measured figure: what was promised for it, in words, and whether it was kept. */
export type Figure = { name: string; value: string; promised: string; isKept: boolean };

export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/** The smallest value that at least `share` (0 to 1) of all values do not exceed. Throws without values. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('Nothing was measured');
  return value;
}

export function atLeast(name: string, value: number, bound: number, unit = ''): Figure {
  return {
    name,
    value: format(value, unit),
    promised: `≥ ${format(bound, unit)}`,
    isKept: value >= bound,
  };
}

export function atMost(name: string, value: number, bound: number, unit = ''): Figure {
  return {
    name,
    value: format(value, unit),
    promised: `≤ ${format(bound, unit)}`,
    isKept: value <= bound,
  };
}

export function exactly(name: string, value: number, wanted: number): Figure {
  return {
    name,
    value: format(value, ''),
    promised: `= ${format(wanted, '')}`,
    isKept: value === wanted,
  };
}

/** A figure without a promise. */
export function note(name: string, value: number, unit = ''): Figure {
  return { name, value: format(value, unit), promised: '', isKept: true };
}

/** What this machine cannot tell; the table says so. */
export function unknown(name: string, why: string): Figure {
  return { name, value: why, promised: '', isKept: true };
}

export function printTable(figures: Figure[]): void {
  const width = (pick: (figure: Figure) => string) =>
    Math.max(...figures.map((figure) => pick(figure).length));
  const [names, values, bounds] = [
    width(({ name }) => name),
    width(({ value }) => value),
    width(({ promised }) => promised),
  ];
  for (const { name, value, promised, isKept } of figures) {
    console.log(
      `  ${name.padEnd(names)}  ${value.padStart(values)}  ${promised.padEnd(bounds)}  ${isKept ? '' : 'MISSED'}`.trimEnd(),
    );
  }
}

function format(value: number, unit: string): string {
  const digits = Number.isInteger(value) ? 0 : value < 10 ? 2 : 1;
  return `${value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}${unit && ` ${unit}`}`;
}
