import type { Browser } from '../../browser.ts';
import type { OwnStack } from './own-stack.ts';

/** What the browser tests are told of the shop that they visit: its addresses, its accounts and the browser to take. */
export function browserTestsEnv(
  { environment, secrets, ports }: OwnStack,
  browser: Browser,
): Record<string, string> {
  return {
    SHOP_URL: environment.web.SITE_URL ?? '',
    ADMIN_URL: environment.web.CMS_PUBLIC_URL ?? '',
    ADMIN_USERNAME: secrets.ADMIN_USERNAME,
    ADMIN_PASSWORD: secrets.ADMIN_PASSWORD,
    CMS_API_KEY: secrets.CMS_API_KEY,
    STRIPE_STAND_IN_URL: `http://127.0.0.1:${ports.stripe}`,
    STRIPE_WEBHOOK_SECRET: secrets.STRIPE_WEBHOOK_SECRET,
    MAIL_URL: `http://127.0.0.1:${ports.mail}`,
    CHROMIUM_PATH: browser.executablePath,
    CHROMIUM_ARGS: JSON.stringify(browser.args),
  };
}

/** The command that runs one project of a folder of browser tests. */
export const browserTests = (
  folder: 'conformance' | 'e2e',
  project: string,
  more: string[] = [],
) => [
  'npx',
  '--no',
  'playwright',
  'test',
  '--config',
  `tests/${folder}/playwright.config.ts`,
  `--project=${project}`,
  '--pass-with-no-tests',
  ...more,
];
