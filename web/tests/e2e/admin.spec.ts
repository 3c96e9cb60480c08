import { expect, test } from 'playwright/test';
import { changeByHandle, theOrderOf } from './office.ts';
import { addToCart, expectConfirmed, newBuyer, payButton, prepareToPay, visit } from './shopper.ts';
import { stack } from './stack.ts';

test('ADM-01 a price changed in the admin panel shows in the shop within a second, and the home card keeps its own', async ({ page, context }) => {
  await page.goto(`${stack.adminUrl}/admin`);
  await page.getByLabel(/username/i).fill(stack.adminUsername);
  await page.getByLabel(/password/i).fill(stack.adminPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Welcome back');
  await page.goto(`${stack.adminUrl}/admin/collections/products?limit=50`);
  await page.getByRole('link', { name: 'GI-MAP', exact: true }).click();
  const price = page.getByRole('spinbutton', { name: /price/i });
  await expect(price).toHaveValue('477');
  const shop = await context.newPage();
  try {
    await price.fill('480');
    await page.getByRole('button', { name: /publish/i }).first().click();
    await expect(page.getByText(/success/i).first()).toBeVisible();
    await expect(async () => expect(await (await fetch(`${stack.shopUrl}/store`)).text()).toContain('$480')).toPass({ timeout: 1_000 });
    await visit(shop, '/store');
    await expect(shop.getByRole('article').filter({ has: shop.getByRole('heading', { name: 'GI-MAP', exact: true }) })).toContainText('$480');
    await visit(shop, '/');
    await expect(shop.locator('#services')).toContainText('$470');
  } finally {
    await changeByHandle('products', 'gi-map', { price: 477 });
  }
});

test('ADM-06 a repriced and renamed product leaves past orders as they were', async ({ page }) => {
  const buyer = newBuyer();
  await addToCart(page, 'DNA Methylation');
  await prepareToPay(page, buyer);
  await payButton(page).click();
  await expectConfirmed(page);
  // Its mails go their way meanwhile.
  const written = async () => ({ ...(await theOrderOf(buyer.email)), mails: null });
  const before = await written();
  try {
    await changeByHandle('products', 'dna-methylation', { price: 999, name: 'DNA, renamed' });
    expect(await written()).toEqual(before);
    expect(before).toMatchObject({ amount: '627.00', productName: expect.stringContaining('DNA Methylation') });
  } finally {
    await changeByHandle('products', 'dna-methylation', { price: 627, name: 'DNA Methylation' });
  }
});

test('nothing that is stored can be read without signing in', async () => {
  for (const path of ['orders', 'checkouts', 'mails', 'users', 'coupons', 'service-accounts', 'products', 'offers', 'media', 'globals/practice', 'payload-jobs', 'payload-preferences']) {
    const response = await fetch(`${stack.adminUrl}/cms-api/${path}`);
    expect([401, 403, 404], `${path}: ${response.status}`).toContain(response.status);
  }
  for (const path of ['/cms-api/graphql', '/api/graphql', '/api/orders']) {
    expect((await fetch(`${stack.adminUrl}${path}`)).status, path).toBe(404);
  }
});
