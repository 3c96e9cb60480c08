import { parseSync, Visitor } from 'vite';
import type { Plugin } from 'vite';

const folder = '/react-router/dist/production/lib/';

/**
 * What of React Router this site has switched off: routes that are found while the visitor moves about
 * (`routeDiscovery` in react-router.config.ts) and reports to a monitoring service. The browser would load both.
 */
const parts = ['dom/ssr/fog-of-war.js', 'dom/ssr/route-discovery.js', 'router/instrumentation.js'];

/** What only forms and fetchers of React Router call, and the finding of routes: no page has any of them. */
const unused = {
  file: 'router/router.js',
  functions: [
    'handleAction',
    'fetch',
    'handleFetcherAction',
    'handleFetcherLoader',
    'discoverRoutes',
  ],
};

/**
 * In the browser's scripts every function of these parts does nothing, and the unused ones throw. Fails the build when a
 * part or a function is not where it was.
 */
export function switchedOff(): Plugin {
  const met = new Set<string>();
  return {
    name: 'switched-off',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const part = [...parts, unused.file].find((path) => id.endsWith(folder + path));
      if (!part) return null;
      met.add(part);
      return {
        code: part === unused.file ? withoutFunctions(code, unused.functions) : emptied(code),
        map: null,
      };
    },
    buildEnd(error) {
      const gone = [...parts, unused.file].filter((part) => !met.has(part));
      if (!error && gone.length) this.error(`React Router has no ${gone.join(', ')} any more`);
    },
  };
}

/** The module's exports, each a function that returns nothing. */
export function emptied(code: string): string {
  const names = /^export \{([^}]+)\};?\s*$/m
    .exec(code)?.[1]
    ?.split(',')
    .map((name) => name.trim());
  if (!names?.every((name) => /^\w+$/.test(name))) throw new Error('Expected one list of exports');
  return names.map((name) => `export const ${name} = () => undefined;`).join('\n');
}

/** The module with `functions` that only throw, however deep they are declared. Each has to be there once. */
export function withoutFunctions(code: string, functions: string[]): string {
  const found: { name: string; start: number; end: number }[] = [];
  new Visitor({
    FunctionDeclaration: ({ id, body }) => {
      if (id && body && functions.includes(id.name))
        found.push({ name: id.name, start: body.start, end: body.end });
    },
  }).visit(parseSync('module.js', code).program);
  if (
    found.length !== functions.length ||
    new Set(found.map(({ name }) => name)).size !== found.length
  )
    throw new Error(`Expected each of ${functions.join(', ')} once`);
  return found
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { name, start, end }) =>
        `${text.slice(0, start)}{ throw new Error('${name} is switched off'); }${text.slice(end)}`,
      code,
    );
}
