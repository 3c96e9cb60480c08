import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '../transaction.ts';

const names = ['web', 'web-former'] as const;

/**
 * Lets the storefront sign in with the key of CMS_API_KEY; while it is being changed two keys, comma-separated and the
 * new one first, are valid. An account whose key is no longer listed is removed. All in one transaction: a key that
 * stays listed works at every moment.
 */
export async function keepServiceAccounts(
  payload: Payload,
  apiKeys: string,
  say: (line: string) => void,
): Promise<void> {
  const keys = apiKeys
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);
  if (keys.length > names.length) throw new Error('CMS_API_KEY holds at most two keys');
  if (keys.some((key) => key.length < 32))
    throw new Error('CMS_API_KEY: a key needs at least 32 characters');
  await inTransaction(payload, 'service-accounts', async (req) => {
    for (const [index, name] of names.entries()) await keepAccount(req, name, keys[index]);
  });
  say(
    keys.length > 1
      ? 'The storefront may sign in with either of two keys.'
      : 'The storefront may sign in.',
  );
}

async function keepAccount(
  req: PayloadRequest,
  name: string,
  apiKey: string | undefined,
): Promise<void> {
  const { payload } = req;
  const where = { name: { equals: name } };
  const collection = 'service-accounts';
  const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, req });
  const account = docs[0];
  if (!apiKey) return void (account && (await payload.delete({ collection, id: account.id, req })));
  const data = { name, apiKey, enableAPIKey: true };
  if (account) await payload.update({ collection, id: account.id, data, req });
  else await payload.create({ collection, data, req });
}
