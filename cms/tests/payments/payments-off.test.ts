import { expect, test } from 'vitest';
import { useCms } from '../support/cms.ts';
import { giMap } from '../support/shop.ts';

const cms = useCms({ env: { STRIPE_SECRET_KEY: '', STRIPE_API_BASE: '' } });
const headers = () => ({
  'content-type': 'application/json',
  authorization: `service-accounts API-Key ${cms.apiKey}`,
});

test('CHK-12 PAY-22 without a Stripe key payments are not configured, and every money call says so with 503', async () => {
  expect(await (await cms.request('payments/status', { headers: headers() })).json()).toEqual({
    configured: false,
  });
  const calls = {
    intent: giMap,
    order: { stripePaymentIntentId: 'pi_1' },
    event: { id: 'evt_1', type: 'payment_intent.succeeded', objectId: 'pi_1' },
  };
  for (const [path, body] of Object.entries(calls)) {
    const response = await cms.request(`payments/${path}`, {
      method: 'POST',
      headers: headers(),
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      success: false,
      message:
        'Online payments are currently being set up. Please contact us directly to complete your order.',
    });
  }
});
