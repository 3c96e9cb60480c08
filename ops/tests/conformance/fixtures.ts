import { type Browser, expect, test as base } from 'playwright/test';
import { startWeb, type WebProcess } from '../../../web/tests/support/web-process.ts';
import {
  acceptTerms,
  cards,
  expectConfirmed,
  fillForm,
  newBuyer,
  typeCard,
} from '../e2e/support/shopper.ts';
import { stack } from '../e2e/support/stack.ts';
import type { Given, Line, Scene } from './line.ts';
import { find } from './places.ts';
import { run } from './run.ts';
import { readToasts } from './steps/marks.ts';
import { needsNoPage, openPage, openWorld, pagelessWorld, stateFor, type World } from './world.ts';

const secure = 'https://shop.secure.example';
const patienceMs = 25_000;

type Shelf = {
  open: (scene: Scene) => Promise<World>;
  visit: (given: Given, isPageless?: boolean) => Promise<World>;
};

/** How long a step that must fail may look for what is not there. */
const failingMs = 1_500;

/** Does what a line says; `spoiltStep`: the steps before it hold, and it itself must fail. */
type Follow = (line: Line, spoiltStep?: number) => Promise<void>;

/** `follow` does what a line says, on a page that others look at, too, or as a visitor of its own. */
export const test = base.extend<{ follow: Follow }, { shelf: Shelf }>({
  shelf: [
    async ({ playwright }, use) => {
      const browser = await playwright.chromium.launch({
        executablePath: stack.chromiumPath,
        args: stack.chromiumArgs,
      });
      const scenes = new Map<Scene, Promise<World>>();
      let keyless: WebProcess | undefined;
      const visit = async (given: Given, isPageless = false) => {
        if (given.isKeyless)
          keyless ??= await startWeb(stack.adminUrl, {
            CMS_API_KEY: stack.cmsApiKey,
            STRIPE_PUBLISHABLE_KEY: '',
            ALLOW_STAND_INS: '1',
            LIMITS_FACTOR: '1000',
          });
        const origin = given.isKeyless
          ? (keyless?.url ?? '')
          : given.isSecure
            ? secure
            : stack.shopUrl;
        return isPageless ? newCaller(given, origin) : newVisitor(browser, given, origin);
      };
      const open = (scene: Scene) => {
        const opened = scenes.get(scene) ?? setScene(visit, scene);
        scenes.set(scene, opened);
        return opened;
      };
      await use({ open, visit });
      await keyless?.close();
      await browser.close();
    },
    { scope: 'worker' },
  ],
  follow: async ({ shelf }, use) => {
    await use(async (line, spoiltStep) => {
      const isPageless = !line.on && line.steps.every(needsNoPage);
      const world = line.on
        ? await shelf.open(line.on)
        : await shelf.visit(line.given ?? {}, isPageless);
      try {
        await world.run(
          line.steps.slice(0, spoiltStep),
          line.disagrees ? failingMs : world.patience,
        );
        if (spoiltStep !== undefined)
          await expect(
            world.run(line.steps.slice(spoiltStep, spoiltStep + 1), failingMs),
            'nothing is noticed',
          ).rejects.toThrow();
      } finally {
        await putBack(world);
        for (const release of world.held.splice(0)) release();
        if (!line.on && !isPageless) await leave(world);
      }
    });
  },
});

/** What is still on its way to the page ends with it, and is nobody's fault. */
async function leave({ context }: World): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

/** Everything is put back, also when one thing cannot be. */
async function putBack({ restore }: World): Promise<void> {
  const faults: unknown[] = [];
  for (const back of restore.splice(0).toReversed())
    await back().catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, 'What was changed could not be put back');
}

async function newVisitor(browser: Browser, given: Given, origin: string): Promise<World> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    storageState: stateFor(given, origin),
  });
  return walking(await openWorld(context, given, origin, patienceMs));
}

/** Somebody who asks the shop, the CMS or the mailbox, and opens no page. */
async function newCaller(given: Given, origin: string): Promise<World> {
  return walking(await pagelessWorld(given, origin, patienceMs));
}

function walking(still: Omit<World, 'run'>): World {
  const world: World = {
    ...still,
    run: (steps, patience = world.patience) => run({ ...world, patience }, steps),
  };
  return world;
}

async function setScene(visit: Shelf['visit'], scene: Scene): Promise<World> {
  switch (scene) {
    case 'answers of /faq':
      return openAnswers(visit);
    case 'checkout of one kit':
      return openCheckout(visit);
    case 'purchase':
      return buy(visit);
    case 'purchase in the dialog':
      return buyInDialog(visit);
    default: {
      const world = await visit({});
      await openPage(world, scene);
      return world;
    }
  }
}

async function openAnswers(visit: Shelf['visit']): Promise<World> {
  const world = await visit({});
  await openPage(world, '/faq');
  for (const question of await find(world.page, 'questions > css summary').all())
    await question.click();
  return world;
}

async function openCheckout(visit: Shelf['visit']): Promise<World> {
  const world = await visit({ cart: [{ id: 'gi-map', name: 'GI-MAP', price: 477, quantity: 1 }] });
  await world.run([{ open: '/checkout' }, { enabled: 'pay' }]);
  return world;
}

/** An offer of the home page, bought where it stands. */
async function buyInDialog(visit: Shelf['visit']): Promise<World> {
  const world = await visit({});
  const person = { firstName: 'Hannah', lastName: 'Whitfield', email: '{visitor}' };
  await world.run([
    { open: '/' },
    { click: '#services > card GI-MAP Test > links' },
    { fill: { in: 'dialog', values: person } },
    { helper: 'type a good card in the dialog' },
    { click: 'dialog > pay' },
    { visible: 'dialog > heading Order Confirmed!' },
    { visible: 'toast' },
  ]);
  world.toasts = await readToasts(world);
  return world;
}

/** Two kits and a bottle, bought with a coupon. */
async function buy(visit: Shelf['visit']): Promise<World> {
  const world = await visit({
    cart: [
      { id: 'gi-map', name: 'GI-MAP', price: 477, quantity: 2 },
      { id: 'probiotic', name: 'Probiotic', price: 65, quantity: 1 },
    ],
  });
  const { page } = world;
  await openPage(world, '/checkout');
  await expect(find(page, 'pay')).toBeEnabled();
  await find(page, 'coupon').fill('WELCOME10');
  await page.keyboard.press('Enter');
  await expect(find(page, 'pay')).toHaveText('Pay $917.10');
  await fillForm(page, { ...newBuyer(), email: world.names.visitor ?? '' });
  await acceptTerms(page);
  await typeCard(page, cards.good);
  await expect(find(page, 'pay')).toBeEnabled();
  await find(page, 'pay').click();
  await expectConfirmed(page);
  await expect(find(page, 'toast').first()).toBeVisible();
  world.toasts = await readToasts(world);
  return world;
}

export { expect };
