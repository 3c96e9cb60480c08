import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { inlineScript } from './inline-script.ts';

/** Few files compress better than many: what most pages need in two of them, of which the first seldom changes. What two pages share stays out of the others. */
const CHUNKS = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'shared', test: /\/app\/(ui|frame|art|cart|content|seo)\//, minShareCount: 3 },
];

export default defineConfig({
  plugins: [inlineScript(), tailwindcss(), reactRouter()],
  build: { target: 'es2022' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } } },
  // Its CommonJS build hides its exports from Node; bundled, its ES module is used on both sides.
  ssr: { noExternal: ['react-cookie-consent'] },
});
