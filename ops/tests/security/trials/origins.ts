import { grouped } from '../../world/figures.ts';
import { ask } from '../ask.ts';
import { shopCalls } from '../calls.ts';
import type { Trial } from '../trial.ts';
import type { World } from '../world.ts';

const sites = [undefined, 'same-origin', 'same-site', 'none', 'cross-site'];
const types = [
  'application/json',
  'Application/JSON; charset=utf-8',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  undefined,
];
const webhook = '/api/stripe/webhook';
/** A path that does not exist says so before the guard speaks (design §9). */
const nothingThere = 'There is nothing at this address';
const refused = new Set([403, 405, 415]);

type Cell = {
  path: string;
  body: string;
  origin: string | undefined;
  isOwn: boolean;
  site: string | undefined;
  type: string | undefined;
  proxy: Record<string, string>;
};

export const origins: Trial = {
  id: 'SEC-04',
  title: 'Calls of other sites and of other types are refused, our own are not',
  run: async (world) => {
    let forged = 0;
    let blocked = 0;
    const all = allCells(world);
    const cells = world.random.shuffled(all).slice(0, world.count(all.length, 620));
    for (const cell of cells) {
      const headers = {
        ...cell.proxy,
        ...given('origin', cell.origin),
        ...given('sec-fetch-site', cell.site),
        ...given('content-type', cell.type),
      };
      const { status, text } = await ask(world.web + cell.path, {
        method: 'POST',
        headers,
        body: cell.body,
      });
      if (status === 404 && text.includes(nothingThere)) continue;
      const mayPass =
        (cell.isOwn || (cell.path === webhook && cell.origin === undefined)) &&
        cell.site !== 'cross-site' &&
        /^application\/json/i.test(cell.type ?? '');
      if (mayPass && (status === 403 || status === 415 || status === 0)) blocked += 1;
      if (!mayPass && !refused.has(status)) forged += 1;
    }
    let methods = 0;
    for (const [path, body] of Object.entries(shopCalls)) {
      for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'FOO']) {
        methods += 1;
        const { status } = await ask(world.web + path, {
          method,
          headers: { origin: world.siteUrl, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        if (![400, 404, 405].includes(status)) forged += 1;
      }
    }
    return {
      kept: forged === 0 && blocked === 0,
      figure: `${grouped(cells.length + methods)} cells, ${forged} forged accepted, ${blocked} legitimate refused`,
    };
  },
};

function allCells(world: World): Cell[] {
  const { host } = new URL(world.web);
  const doors: { proxy: Record<string, string>; own: string }[] = [
    { proxy: {}, own: `http://${host}` },
    {
      proxy: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'www.shop.example' },
      own: 'https://www.shop.example',
    },
  ];
  return doors.flatMap(({ proxy, own }) => {
    const named = [
      world.siteUrl,
      own,
      'https://evil.example',
      `${own}.evil.example`,
      own.replace(/^http(s?)/, (_all, s: string) => (s ? 'http' : 'https')),
      own.replace(/(:\d+)?$/, ':81'),
      'null',
      '',
      undefined,
    ];
    return Object.entries(shopCalls)
      .filter(([path]) => path !== '/api/payment/status')
      .flatMap(([path, body]) =>
        named.flatMap((origin) =>
          sites.flatMap((site) =>
            types.map((type) => ({
              path,
              body: JSON.stringify(body),
              origin,
              isOwn: origin === world.siteUrl || origin === own,
              site,
              type,
              proxy,
            })),
          ),
        ),
      );
  });
}

function given(name: string, value: string | undefined): Record<string, string> {
  return value === undefined ? {} : { [name]: value };
}
