import { z } from 'zod';
import { stack } from '../stack.ts';

const products = z.object({ docs: z.tuple([z.object({ id: z.string(), price: z.number() })]) });
const documents = z.object({ docs: z.array(z.looseObject({ id: z.string() })) });

export type Editor = Awaited<ReturnType<typeof signIn>>;

/** Whoever has signed in to the admin and changes what visitors see. */
export async function signIn() {
  const ask = async (
    method: string,
    path: string,
    body?: object,
    cookie?: string,
  ): Promise<Response> => {
    const headers = {
      'content-type': 'application/json',
      ...(cookie && { cookie, origin: stack.adminUrl }),
    };
    const answer = await fetch(`${stack.cmsUrl}/cms-api/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const [cookie] = (
    await ask('POST', 'users/login', {
      username: stack.adminUsername,
      password: stack.adminPassword,
    })
  ).headers
    .getSetCookie()
    .map((set) => set.split(';')[0]);
  if (!cookie) throw new Error('Signing in set no cookie');
  const call = async (method: string, path: string, body?: object): Promise<unknown> =>
    (await ask(method, path, body, cookie)).json();
  return {
    async findProduct(handle: string) {
      const { docs } = products.parse(
        await call('GET', `products?where[handle][equals]=${handle}&limit=1&depth=0`),
      );
      return docs[0];
    },
    /** Everything that is published of a collection, at most 100 documents, without what they lead to. */
    async listPublished(collection: string) {
      const query = 'where[_status][equals]=published&limit=100&depth=0';
      return documents.parse(await call('GET', `${collection}?${query}`)).docs;
    },
    /** Publishes a copy of a document, in which `changes` stand instead of what it had. */
    publishCopy: (collection: string, id: string, changes: object) =>
      call('POST', `${collection}/${id}/duplicate?draft=false&depth=0`, {
        ...changes,
        _status: 'published',
      }),
    /** A screen of the admin as a browser asks for it. */
    async open(path: string): Promise<string> {
      const answer = await fetch(`${stack.adminUrl}/admin/${path}`, {
        headers: { cookie, origin: stack.adminUrl, 'sec-fetch-site': 'same-origin' },
        redirect: 'manual',
      });
      if (answer.status !== 200) throw new Error(`/admin/${path} answered ${answer.status}`);
      return answer.text();
    },
    setPrice: (id: string, price: number) =>
      call('PATCH', `products/${id}?depth=0`, { price, _status: 'published' }),
  };
}
