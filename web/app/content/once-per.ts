/**
 * `derive`, done once for each list: a list that was read anew is another one. What was made is kept as long as its list, and
 * every page has the same, which nobody may change.
 */
export function oncePer<Source extends object, Derived>(
  derive: (source: Source) => Derived,
): (source: Source) => Derived {
  const made = new WeakMap<Source, { derived: Derived }>();
  return (source) => {
    const known = made.get(source);
    if (known) return known.derived;
    const derived = derive(source);
    made.set(source, { derived });
    return derived;
  };
}
