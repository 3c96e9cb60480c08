import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = (file: string) =>
  JSON.stringify(fileURLToPath(new URL(`app/hydration/${file}`, import.meta.url)));

/** What is called for each `import()` of ours, and what the framework calls for the code of a page: what it is, and what stands in its place. */
const parts: Record<string, string> = {
  '\0vite/preload-helper.js': `export { importAfter as __vitePreload } from ${own('load-files.ts')};`,
  '/react-router/dist/production/lib/dom/ssr/routeModules.js': `export { loadRouteModule } from ${own('load-route.ts')};`,
};

/** Puts `app/hydration/` behind all code that a page loads later. Fails the build when a part is not where it was. */
export function lateCode(): Plugin {
  const met = new Set<string>();
  return {
    name: 'late-code',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const part = Object.keys(parts).find((end) => id.endsWith(end));
      if (!part) return null;
      met.add(part);
      return parts[part];
    },
    buildEnd(error) {
      const gone = Object.keys(parts).filter((part) => !met.has(part));
      if (!error && gone.length)
        this.error(`Late code is not loaded by ${gone.join(', ').replace('\0', '')} any more`);
    },
  };
}
