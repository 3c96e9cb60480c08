import type { Secrets } from '../../launcher/secrets.ts';
import { type Answer, send } from './calls.ts';

export type Account = { username: string; password: string };
type Body = Record<string, unknown>;

/** Where the admin panel listens, and how browsers know it. */
export type Admin = { cms: string; adminUrl: string };

/** A person of the practice at the REST calls of the admin panel. Each call but `ask` throws when it is refused. */
export type Staff = {
  /** Whatever the answer is. */
  ask: (method: string, path: string, body?: object) => Promise<Answer>;
  call: <T = Body>(method: string, path: string, body?: object) => Promise<T>;
  get: <T = Body>(path: string) => Promise<T>;
  post: <T = Body>(path: string, body: object) => Promise<T>;
  patch: <T = Body>(path: string, body: object) => Promise<T>;
  /** All documents of a collection, as lists show them. */
  list: <T = Body>(slug: string, query?: string) => Promise<T[]>;
};

/** The marks of devices, by account: whoever has signed in once is known there, also while strangers try the same name. */
const devices = new Map<string, string>();

/** Answers what the panel says, and the cookie of the session, '' without one. */
export async function trySignIn(
  { cms, adminUrl }: Admin,
  { username, password }: Account,
  address?: string,
  device?: string,
): Promise<Answer & { cookie: string }> {
  const answer = await send(`${cms}/cms-api/users/login`, {
    method: 'POST',
    headers: {
      origin: adminUrl,
      'content-type': 'application/json',
      ...(address ? { 'x-forwarded-for': address } : {}),
      ...(device ? { cookie: device } : {}),
    },
    body: JSON.stringify({ username, password }),
  });
  return { ...answer, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** The cookie of a new session. */
export async function signIn(admin: Admin, account: Account, address?: string): Promise<string> {
  const key = `${admin.cms} ${account.username}`;
  const { status, cookie, headers } = await trySignIn(admin, account, address, devices.get(key));
  const device = headers.getSetCookie()[1]?.split(';')[0];
  if (device) devices.set(key, device);
  if (status !== 200 || !cookie)
    throw new Error(`Signing ${account.username} in answered ${status}`);
  return cookie;
}

type OwnerSecrets = Pick<Secrets, 'ADMIN_USERNAME' | 'ADMIN_PASSWORD'>;

export const ownerOf = (secrets: OwnerSecrets): Account => ({
  username: secrets.ADMIN_USERNAME,
  password: secrets.ADMIN_PASSWORD,
});

/** The cookie of the account that the shop is made with. */
export const signInOwner = (shop: Admin & { secrets: OwnerSecrets }, address?: string) =>
  signIn(shop, ownerOf(shop.secrets), address);

/** Somebody with this cookie; without one, somebody whom nobody knows. */
export function staffOf({ cms, adminUrl }: Admin, cookie = ''): Staff {
  const ask: Staff['ask'] = (method, path, body) => {
    const isForm = body instanceof FormData;
    return send(`${cms}/cms-api/${path}`, {
      method,
      headers: {
        origin: adminUrl,
        ...(cookie ? { cookie } : {}),
        ...(isForm || !body ? {} : { 'content-type': 'application/json' }),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
  };
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const { status, text, body: answer } = await ask(method, path, body);
    if (status < 200 || status > 299)
      throw new Error(`${method} ${path} answered ${status} ${text.slice(0, 400)}`);
    return answer as T;
  };
  const get = <T>(path: string) => call<T>('GET', path);
  return {
    ask,
    call,
    get,
    post: (path, body) => call('POST', path, body),
    patch: (path, body) => call('PATCH', path, body),
    async list<T>(slug: string, query = '') {
      const docs: T[] = [];
      for (let page = 1; ; page += 1) {
        const answer = await get<{ docs: T[]; hasNextPage: boolean }>(
          `${slug}?depth=0&limit=100&page=${page}${query && `&${query}`}`,
        );
        docs.push(...answer.docs);
        if (!answer.hasNextPage) return docs;
      }
    },
  };
}
