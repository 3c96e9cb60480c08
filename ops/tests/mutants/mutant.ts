/** One fault, made on purpose in a copy of the project, that a test must notice. */
export type Mutant = {
  /** What is wrong then: 'a toast stays 9 s instead of 5'. */
  name: string;
  /** Below the project's root. */
  file: string;
  /** Stands in the file exactly once, perhaps with its lines broken elsewhere. */
  from: string;
  to: string;
  noticedBy: Tests;
};

/** Is told of each mutant and whether a test noticed it. */
export type Note = (name: string, isKilled: boolean) => void;

/** Test files of one workspace, by parts of their paths. Those below `tests/` of cms get a database and the stand-ins. */
export type Tests = { workspace: 'common' | 'web' | 'cms' | 'ops'; files: readonly string[] };

/** The text with the fault in it, however its lines are broken. Throws when the place is not there, or there twice: the mutant is out of date then. */
export function spoil(text: string, { name, file, from, to }: Mutant): string {
  const place = new RegExp(
    from
      .split(/\s+/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('\\s+'),
    'g',
  );
  const places = text.match(place)?.length ?? 0;
  if (places !== 1)
    throw new Error(`'${name}': '${from}' stands ${places} times in ${file}, not once.`);
  return text.replace(place, () => to);
}
