import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022' },
  // Its CommonJS build hides its exports from Node; bundled, its ES module is used on both sides.
  ssr: { noExternal: ['react-cookie-consent'] },
});
