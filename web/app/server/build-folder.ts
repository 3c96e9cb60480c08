import { resolve } from 'node:path';

/** What `npm run build` wrote, from the folder of this workspace. */
export const buildFolder = resolve('build');
