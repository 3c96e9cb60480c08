import { expect, test } from 'playwright/test';
import { buy } from '../support/bought.ts';
import { boxOf } from '../support/boxes.ts';
import { expectFiguresApart, expectFullLastLines } from '../support/lines.ts';
import { linkIn } from '../support/mailbox.ts';
import { visit } from '../support/shopper.ts';

const phone = { width: 360, height: 780 };
const tablet = { width: 768, height: 1024 };

test('TST-02 LOOK-01 on a small phone the figures of the testimonials stand apart, and first words end in no line of two', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await visit(page, '/testimonials');
  await expectFiguresApart(page, '.stat-drawers');
  await expectFullLastLines(page);
});

test('LOOK-01 no first words of the freebies end in a line of two', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/freebies');
  await expectFullLastLines(page);
});

test('KIT-01 LOOK-01 on a tablet what else is to be known of a program begins where its facts do', async ({
  page,
}) => {
  await page.setViewportSize(tablet);
  await visit(page, '/store/family-wellness-program');
  const [facts, under] = await Promise.all(
    ['.facts', '.under'].map((at) => boxOf(page.locator(at))),
  );
  expect(under?.x).toBe(facts?.x);
});

test('ORD-13 LOOK-01 what may be changed of an order stands in rows that share their lines', async ({
  page,
}) => {
  const { buyer } = await buy({ 'family-wellness-program': 1 });
  await page.setViewportSize(phone);
  await page.goto(await linkIn(buyer.email));
  const [kit, address] = await page.locator('#details form details').all();
  if (!kit || !address) throw new Error('Two rows are missing');
  expect(Math.abs((await boxOf(address)).y - (await boxOf(kit)).bottom)).toBeLessThanOrEqual(1);
});
