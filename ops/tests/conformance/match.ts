const kinds: Record<string, (value: unknown) => boolean> = {
  '<string>': (value) => typeof value === 'string' && value !== '',
  '<number>': (value) => typeof value === 'number',
  '<boolean>': (value) => typeof value === 'boolean',
  '<list>': (value) => Array.isArray(value),
  '<object>': (value) => typeof value === 'object' && value !== null,
  '<any>': (value) => value !== undefined,
  '<time>': (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  '<now>': (value) =>
    typeof value === 'string' && Math.abs(Date.now() - Date.parse(value)) < 600_000,
  '<uuid>': (value) =>
    typeof value === 'string' &&
    /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(value),
  '<guest>': (value) => typeof value === 'string' && /guest/i.test(value) && value.includes('@'),
};

/** Where `actual` is not what a line says, in words; empty when it is. Lists agree item by item, objects in the fields that are named. */
export function differences(actual: unknown, expected: unknown, at = ''): string[] {
  if (typeof expected === 'string' && expected.startsWith('<') && expected.endsWith('>'))
    return kinds[expected]?.(actual)
      ? []
      : [`${at}: ${expected} expected, not ${JSON.stringify(actual)}`];
  if (typeof expected === 'string' && expected.includes('*'))
    return typeof actual === 'string' && wildcard(expected).test(actual)
      ? []
      : [`${at}: '${expected}' expected, not ${JSON.stringify(actual)}`];
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length)
      return [`${at}: ${expected.length} entries expected, not ${JSON.stringify(actual)}`];
    return expected.flatMap((one, index) => differences(actual[index], one, `${at}[${index}]`));
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof actual !== 'object' || actual === null)
      return [`${at}: an object expected, not ${JSON.stringify(actual)}`];
    return Object.entries(expected).flatMap(([key, one]) =>
      differences((actual as Record<string, unknown>)[key], one, `${at}.${key}`),
    );
  }
  return Object.is(actual, expected)
    ? []
    : [`${at}: ${JSON.stringify(expected)} expected, not ${JSON.stringify(actual)}`];
}

/** '*' stands for any words. */
export function wildcard(text: string): RegExp {
  return new RegExp(
    `^${text
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
    's',
  );
}
