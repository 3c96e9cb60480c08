import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { firstStyles } from './first-styles.ts';
import { inlineScript } from './inline-script.ts';
import { lateCode } from './late-code.ts';
import { switchedOff } from './switched-off.ts';

/**
 * Few files compress better than many: what every page needs, with all it imports, in two of them, of which the first
 * seldom changes. What two pages share stays out of the others.
 */
const chunks = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'stripe', test: /node_modules\/@stripe\// },
  {
    name: 'site',
    test: /\/app\/(root|entry\.client|content\/fill-in|hydration\/(late-part|warm-pages)|ui\/(picture|price|label-card)|seo\/(head|facts))\.tsx?/,
  },
  { name: 'kit-boxes', test: /\/art\/(kit-boxes|pictures\/kit-)/ },
  // A browser asks a shop that speaks HTTP/1.1 for six files at once: a page that is gone to has no more of its own.
  { name: 'shelves', test: /\/store\/(sample-window|shelf-heading)\.tsx?/ },
  { name: 'lines', test: /\/(cart\/line-picture|ui\/notice)\.tsx?/ },
  { name: 'buying', test: /\/(cart\/add-to-cart-button|ui\/unavailable)\.tsx?/ },
];

/** A short mark of what is in a file: browsers load hundreds of these names. Both sides name pictures in the same way. */
const pictures = { assetFileNames: 'assets/[name]-[hash:7][extname]' };
const scripts = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
};

/**
 * The server is one program, its packages in it: of them only what is used is read, and nothing has to be turned from TypeScript, which
 * makes a start twice as fast and the process 25 MB smaller (FAST-06). Outside stay packages that load files of their own, and
 * clients that few starts need.
 */
const serverBuild = {
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    noExternal: true as const,
    external: ['pino', 'prom-client', 'ioredis', 'openai', 'stripe', 'vite'],
  },
};

export default defineConfig(({ command }) => ({
  plugins: [inlineScript(), switchedOff(), lateCode(), firstStyles(), tailwindcss(), reactRouter()],
  // A picture inside of a script would weigh on everybody who loads the script.
  // With `modulePreload` each `import()` says which files it needs; what is done with them stands in late-code.ts.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: chunks }, ...scripts, ...pictures } },
      },
    },
    ssr: {
      ...(command === 'build' && serverBuild),
      build: {
        rolldownOptions: {
          input: { index: 'virtual:react-router/server-build', server: 'server.ts' },
          output: pictures,
        },
      },
    },
  },
  // HOUSE-12: every package that is met while a page is shown is bundled before the first visit. One that Vite met on the way
  // would take the scripts of the open page out of its hands. Routes count whole: the framework looks for styles in all of them.
  optimizeDeps: {
    entries: ['app/**/*.tsx', '!app/entry.server.tsx', '!app/**/*.test.tsx'],
  },
  server: {
    warmup: {
      clientFiles: ['./app/entry.client.tsx', './app/layout/shell.tsx', './app/**/*-screen.tsx'],
    },
  },
  // Its CommonJS build hides its exports from Node; bundled, its ES module is used on both sides.
  ssr: { noExternal: ['react-cookie-consent'] },
}));
