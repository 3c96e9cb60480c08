import type { Server } from 'node:http';
import { resolve } from 'node:path';
import type { ServerBuild } from 'react-router';
import { toApp } from './build-production.ts';
import type { Site } from './build-production.ts';

/** Runs Vite inside the shop's own server: modules as they are on disk, hot replacement over the same port. */
export async function startVite(server: Server): Promise<Site> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: resolve('.'),
    server: { middlewareMode: true, ws: { server } },
  });
  return {
    files: (_pathname, request, response) =>
      new Promise((resolve, reject) => {
        response.once('close', () => resolve(true));
        vite.middlewares(request, response, (error?: unknown) => {
          if (error) reject(new Error('Vite could not answer', { cause: error }));
          else resolve(false);
        });
      }),
    app: async () => {
      const build = (await vite.ssrLoadModule(
        'virtual:react-router/server-build',
      )) as unknown as ServerBuild;
      return toApp(build, 'development');
    },
    close: () => vite.close(),
  };
}
