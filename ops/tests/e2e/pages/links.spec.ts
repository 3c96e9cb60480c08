import { expect, test, type APIRequestContext } from 'playwright/test';
import { routes } from '../support/routes.ts';
import { stack } from '../support/stack.ts';

type Look = { status: number; ids: string[] };
type Pointer = { from: string; to: URL };

const origin = new URL(stack.shopUrl).origin;

/** Everything that a page's HTML points to. */
function pointersOf(path: string, html: string): Pointer[] {
  const values = (name: string) => valuesOf(html, name);
  const pictures = [...values('srcset'), ...values('imagesrcset')].flatMap((list) =>
    list.split(', ').map((entry) => entry.split(' ')[0] ?? ''),
  );
  return [...values('href'), ...values('src'), ...values('action'), ...pictures].map((address) => ({
    from: path,
    to: new URL(address, stack.shopUrl + path),
  }));
}

function valuesOf(html: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'gi'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );
}

/** How many files are asked for at a time. */
const lanes = 6;

async function lookAtAll(request: APIRequestContext, files: string[]): Promise<Map<string, Look>> {
  const seen = new Map<string, Look>();
  const waiting = [...files];
  const lane = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
      seen.set(file, await look(request, file));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return seen;
}

/** By path and query: whether it is there, and the places in it that can be pointed to. */
async function look(request: APIRequestContext, file: string): Promise<Look> {
  const answer = await request.get(file);
  const isMarkup = /html|svg/.test(answer.headers()['content-type'] ?? '');
  return { status: answer.status(), ids: isMarkup ? valuesOf(await answer.text(), 'id') : [] };
}

test('NAV-01 no link, picture or file of any page is missing, and no link points past its page', async ({
  request,
}) => {
  const pages = await Promise.all(
    routes.map(async (path) => pointersOf(path, await (await request.get(path)).text())),
  );
  const pointers = pages.flat();
  const fileOf = ({ to }: Pointer) => to.pathname + to.search;
  const own = pointers.filter(({ to }) => to.origin === origin);
  const seen = await lookAtAll(request, [...new Set(own.map(fileOf))]);
  expect(seen.size).toBeGreaterThan(200);

  const faults = own.flatMap((pointer) => {
    const { status, ids } = seen.get(fileOf(pointer)) ?? { status: 0, ids: [] };
    const place = decodeURIComponent(pointer.to.hash.slice(1));
    if (status !== 200) return [`${pointer.from}: ${pointer.to.pathname} answers ${status}`];
    return place && !ids.includes(place)
      ? [`${pointer.from}: nothing at ${pointer.to.pathname}#${place}`]
      : [];
  });
  expect([...new Set(faults)]).toEqual([]);
  for (const { from, to } of pointers)
    expect(to.protocol, `${from}: ${to.href.slice(0, 80)}`).toMatch(
      to.origin === origin ? /^https?:$/ : /^(https|mailto|tel|data):$/,
    );
});
