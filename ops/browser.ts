import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserEnv, root } from './env.ts';
import { unpackBrowser } from './packaged-browser.ts';

export type Browser = { executablePath: string; args: string[] };

/** Names the browser that comes with the npm packages. */
const nameOfPackaged = 'packaged';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Chromium from npm comes without a sandbox helper and without a GPU; its package's own flags end or weaken the browser. */
const packagedArgs = ['--no-sandbox', '--disable-gpu', '--headless=shell'];

/**
 * The browser for tests: the one a person names in PLAYWRIGHT_CHROMIUM_PATH, one that is installed, Playwright's own,
 * or the one that comes with the npm packages, which has the name 'packaged'. Throws when a named one cannot be run.
 */
export async function findBrowser(): Promise<Browser> {
  const named = browserEnv().executablePath;
  if (named === nameOfPackaged) return packagedBrowser();
  if (named) {
    if (!canRun(named))
      throw new Error(`PLAYWRIGHT_CHROMIUM_PATH names ${named}, which cannot be run.`);
    return { executablePath: named, args: ownArgs() };
  }
  const found = [...installed, chromium.executablePath()].find(canRun);
  if (found) return { executablePath: found, args: ownArgs() };
  return packagedBrowser();
}

/** The browser that comes with the npm packages, where `findBrowser` takes another one: what works in one must work in both. */
export async function findOtherBrowser(taken: Browser): Promise<Browser | null> {
  const packaged = await packagedBrowser();
  return packaged.executablePath === taken.executablePath ? null : packaged;
}

async function packagedBrowser(): Promise<Browser> {
  return { executablePath: await unpackBrowser(join(root, '.data/browser')), args: packagedArgs };
}

/** There is no GPU to draw with, and one made of software costs the tests their time. Chromium's sandbox does not start for root, which is what many build machines are. */
function ownArgs(): string[] {
  return ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
