import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { inlineScript } from './inline-script.ts';

export default defineConfig({
  plugins: [inlineScript(), tailwindcss(), reactRouter()],
  build: { target: 'es2022' },
  // Its CommonJS build hides its exports from Node; bundled, its ES module is used on both sides.
  ssr: { noExternal: ['react-cookie-consent'] },
});
