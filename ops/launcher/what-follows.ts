import type { ServiceName } from './stack.ts';

export type Consequences = {
  /** What has to be started again. */
  restart: ServiceName[];
  /** The database wants its migrations and first content looked at. */
  preparesDatabase: boolean;
  /** The types of what is stored may be others now. */
  changesTypes: boolean;
};

const isTried = /(^|\/)tests\/|\.test\.tsx?$/;
const isCode = /\.(ts|tsx|mjs|json)$/;

/** In the order in which they are asked; what no rule names is shown by Vite and Next without anybody's help. */
const rules: [RegExp, Consequences | null][] = [
  [/^cms\/src\/(app|admin)\/|^cms\/src\/(payload|generated)-types\.ts$/, null],
  [/^cms\/src\/(migrations|seed|startup)\//, office({ preparesDatabase: true })],
  [
    /^cms\/src\/((collections|globals|fields)\/|payload\.config\.ts$)/,
    office({ changesTypes: true }),
  ],
  [/^(cms\/(src\/|server\.ts$|next\.config\.mjs$)|common\/)/, office({})],
  [
    /^web\/(server\.ts$|app\/(server\/|env\.server\.ts$))/,
    { restart: ['web'], preparesDatabase: false, changesTypes: false },
  ],
];

function office(more: Partial<Consequences>): Consequences {
  return { restart: ['cms', 'worker'], preparesDatabase: false, changesTypes: false, ...more };
}

/** What a change to a file has to lead to while developing; null: nothing, it is seen by itself. `path` is below the root. */
export function whatFollows(path: string): Consequences | null {
  if (isTried.test(path) || (!isCode.test(path) && !path.startsWith('cms/src/seed/'))) return null;
  return rules.find(([names]) => names.test(path))?.[1] ?? null;
}
