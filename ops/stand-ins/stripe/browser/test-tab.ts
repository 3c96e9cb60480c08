import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright';
import { onTestFinished } from 'vitest';

type Site = { page: string; script: string; query: Record<string, string> };

/** Opens a shop's page and its `/shop.js` in a tab of its own until the test ends. `problems`: errors of the page, policy violations among them. */
export async function openTab(browser: Browser, { page, script, query }: Site) {
  const server = createServer((request, response) => {
    const isScript = request.url === '/shop.js';
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
    });
    response.end(isScript ? script : page);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const tab = await browser.newPage();
  const problems: string[] = [];
  tab.on('pageerror', (error) => problems.push(error.message));
  tab.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      !message.text().startsWith('Failed to load resource') &&
      problems.push(message.text()),
  );
  onTestFinished(async () => {
    await tab.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  await tab.goto(
    `http://localhost:${(server.address() as AddressInfo).port}/?${new URLSearchParams(query).toString()}`,
  );
  return { tab, problems };
}
