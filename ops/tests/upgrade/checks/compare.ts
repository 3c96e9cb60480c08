/** Every value of `old` that is another in `now`, by its path; what has come besides is no difference. */
export function differences(
  old: unknown,
  now: unknown,
  isMoving: (path: string) => boolean,
  path = '',
): string[] {
  if (isMoving(path)) return [];
  if (typeof old === 'object' && old !== null && typeof now === 'object' && now !== null) {
    const lengths =
      Array.isArray(old) && Array.isArray(now) && old.length !== now.length
        ? [`${path} had ${old.length} rows and has ${now.length}`]
        : [];
    const inner = Object.entries(old).flatMap(([name, value]) =>
      differences(value, Reflect.get(now, name), isMoving, path ? `${path}.${name}` : name),
    );
    return [...lengths, ...inner];
  }
  return Object.is(old, now) ? [] : [`${path} was ${brief(old)} and is ${brief(now)}`];
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'not there';
  return text.length > 120 ? `${text.slice(0, 120)} …` : text;
}
