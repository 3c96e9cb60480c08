import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { inlineScript } from './inline-script.ts';

/** Few files compress better than many: what most pages need in two of them, of which the first seldom changes. What two pages share stays out of the others. */
const CHUNKS = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'shared', test: /\/app\/(?!ui\/(field|notice))(ui|frame|art|cart|content|seo)\//, minShareCount: 3 },
];

/** A short mark of what is in a file: browsers load hundreds of these names. Both sides name pictures in the same way. */
const PICTURES = { assetFileNames: 'assets/[name]-[hash:6][extname]' };
const SCRIPTS = { entryFileNames: 'assets/[name]-[hash:6].js', chunkFileNames: 'assets/[name]-[hash:6].js' };

export default defineConfig({
  plugins: [inlineScript(), tailwindcss(), reactRouter()],
  // A picture inside of a script would weigh on everybody who loads the script.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS }, ...SCRIPTS, ...PICTURES } } } },
    ssr: { build: { rolldownOptions: { output: PICTURES } } },
  },
  // Its CommonJS build hides its exports from Node; bundled, its ES module is used on both sides.
  ssr: { noExternal: ['react-cookie-consent'] },
});
