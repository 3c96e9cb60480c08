type Data = Record<string, unknown>;

/** The value at 'hero.lead'; undefined when there is none. */
export function valueAt(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
      data,
    );
}

/** Writes a value there. Throws when there was none. */
export function writeAt(data: Data, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.length > 0 ? valueAt(data, names.join('.')) : data;
  if (typeof parent !== 'object' || parent === null || !(last in parent))
    throw new Error(`There is no ${path}`);
  Reflect.set(parent, last, value);
}
