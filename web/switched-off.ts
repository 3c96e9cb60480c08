import type { Plugin } from 'vite';

/**
 * What of React Router this site has switched off: routes that are found while the visitor moves about
 * (`routeDiscovery` in react-router.config.ts) and reports to a monitoring service. The browser would load both.
 */
const parts = ['dom/ssr/fog-of-war.js', 'dom/ssr/route-discovery.js', 'router/instrumentation.js'];
const folder = '/react-router/dist/production/lib/';

/** In the browser's scripts every function of these parts does nothing. Fails the build when a part is not where it was. */
export function switchedOff(): Plugin {
  const met = new Set<string>();
  return {
    name: 'switched-off',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const part = parts.find((path) => id.endsWith(folder + path));
      if (!part) return null;
      met.add(part);
      return { code: emptied(code), map: null };
    },
    buildEnd(error) {
      const gone = parts.filter((part) => !met.has(part));
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
