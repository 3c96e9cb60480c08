import { fileURLToPath } from 'node:url';
import { packFiles } from './app/server/files/static-files.ts';

/** The last step of `npm run build`. */
const folder = (name: string) => fileURLToPath(new URL(`build/${name}`, import.meta.url));
await packFiles(folder('client'), folder('packed'));
