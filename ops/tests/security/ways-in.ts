import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../env.ts';
import { ask } from './ask.ts';
import type { World } from './world.ts';

export type Way = 'REST' | 'server functions' | 'refresh' | 'pages' | 'sign-in' | 'enrolment';

/** Answers what tells by which ways somebody with these headers gets to see orders, or a session that lasts longer. */
export function waysInto({ cms }: World): (headers: Record<string, string>) => Promise<Way[]> {
  const action = actionOfAdmin();
  const list = { collectionSlug: 'orders', enableRowSelections: true, query: { limit: 10 } };
  const ways: [Way, (headers: Record<string, string>) => Promise<boolean>][] = [
    [
      'REST',
      async (headers) =>
        (await ask(`${cms}/cms-api/orders?limit=1&depth=0`, { headers })).status === 200,
    ],
    [
      'server functions',
      async (headers) => {
        const { status, text } = await ask(`${cms}/admin/collections/orders`, {
          method: 'POST',
          headers: {
            ...headers,
            'next-action': action,
            'content-type': 'text/plain;charset=UTF-8',
          },
          body: JSON.stringify([{ name: 'render-list', args: list }]),
        });
        return status === 200 && /"(?:data|List)"/.test(text);
      },
    ],
    [
      'refresh',
      async (headers) =>
        (await ask(`${cms}/cms-api/users/refresh-token`, { method: 'POST', headers })).status ===
        200,
    ],
    // Who is nobody is sent to the sign-in.
    ['pages', async (headers) => (await ask(`${cms}/admin/people`, { headers })).status === 200],
  ];
  return async (headers) => {
    const open: Way[] = [];
    for (const [way, isOpen] of ways) if (await isOpen(headers)) open.push(way);
    return open;
  };
}

/** The id that the build gave to the one action through which the admin's pages ask. */
function actionOfAdmin(): string {
  const file = join(root, 'cms/.next/server/server-reference-manifest.json');
  const { node } = JSON.parse(readFileSync(file, 'utf8')) as {
    node: Record<string, { filename: string }>;
  };
  const [id] =
    Object.entries(node).find(([, { filename }]) => filename.endsWith('(payload)/layout.tsx')) ??
    [];
  if (!id) throw new Error('The build of the CMS has no action of the admin');
  return id;
}
