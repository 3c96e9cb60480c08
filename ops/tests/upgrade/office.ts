import { send } from '../resilience/calls.ts';

export type Account = { username: string; password: string };
type Body = Record<string, unknown>;

/** A signed-in person of the practice at the REST calls of the admin panel. Each call throws when it is refused. */
export type Office = {
  get: <T = Body>(path: string) => Promise<T>;
  post: <T = Body>(path: string, body: object | FormData) => Promise<T>;
  patch: <T = Body>(path: string, body: object) => Promise<T>;
  /** All documents of a collection, as lists show them. */
  list: <T = Body>(slug: string, query?: string) => Promise<T[]>;
};

/** Where the admin panel listens, and how browsers know it. */
export type Admin = { cmsUrl: string; origin: string };

/** Answers the status, and the cookie of the session when it is 200. */
export async function trySignIn(
  { cmsUrl, origin }: Admin,
  account: Account,
): Promise<{ status: number; cookie: string }> {
  const { status, headers } = await send(`${cmsUrl}/cms-api/users/login`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return { status, cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

export async function signInAt(admin: Admin, account: Account): Promise<Office> {
  const { status, cookie } = await trySignIn(admin, account);
  if (status !== 200 || !cookie)
    throw new Error(`Signing ${account.username} in answered ${status}`);
  const call = async <T>(method: string, path: string, body?: object | FormData): Promise<T> => {
    const answer = await send(`${admin.cmsUrl}/cms-api/${path}`, {
      method,
      headers: {
        origin: admin.origin,
        cookie,
        ...(body === undefined || body instanceof FormData
          ? {}
          : { 'content-type': 'application/json' }),
      },
      ...(body === undefined
        ? {}
        : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    if (answer.status !== 200 && answer.status !== 201)
      throw new Error(
        `${method} ${path} answered ${answer.status} ${JSON.stringify(answer.body).slice(0, 400)}`,
      );
    return answer.body as T;
  };
  const get = <T>(path: string) => call<T>('GET', path);
  return {
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
