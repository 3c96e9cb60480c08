import { randomUUID } from 'node:crypto';
import { addressOf } from '../world/calls.ts';
import { ask, type Answered, type Asked } from './ask.ts';
import { forms } from './calls.ts';
import type { World } from './world.ts';

export { addressOf };

export type FormPath = keyof typeof forms;
export const formPaths = Object.keys(forms) as FormPath[];
export const formOf = (turn: number) => formPaths[turn % formPaths.length] ?? '/api/contact';

/** Whose mailbox no other visitor has. */
export const newAddress = (name = 'visitor') =>
  `${name}-${randomUUID().slice(0, 12)}@visitor.example`;

export const isTaken = ({ status }: Answered) => status === 200;

const formType = 'application/x-www-form-urlencoded';

type Sender = { at?: string; address?: string; headers?: Record<string, string> } & Omit<
  Asked,
  'headers' | 'body' | 'method'
>;

/**
 * Sends a body as a browser on a page of the shop does: an object as JSON, fields as a form without scripts does, a text as
 * it is. Each visitor comes from an address of their own; `at` is a shop beside the one of the stack.
 */
export function post(
  world: World,
  path: string,
  body: object | URLSearchParams | string,
  { at = world.web, address = addressOf(world), headers = {}, ...how }: Sender = {},
): Promise<Answered> {
  const isPage = body instanceof URLSearchParams;
  return ask(at + path, {
    method: 'POST',
    headers: {
      origin: world.siteUrl,
      'content-type': isPage ? formType : 'application/json',
      'x-forwarded-for': address,
      ...headers,
    },
    body: isPage || typeof body === 'string' ? body.toString() : JSON.stringify(body),
    ...how,
  });
}

/** Sends a form as the page's script does; what `changes` does not name is filled in well. */
export const sendForm = (
  world: World,
  path: FormPath,
  changes: object = {},
  address?: string,
): Promise<Answered> =>
  post(world, path, { ...forms[path], ...changes }, address ? { address } : {});

/** Sends the fields of a page's form as a browser without scripts does. */
export const submitPage = (
  world: World,
  path: string,
  fields: Record<string, string>,
): Promise<Answered> => post(world, path, new URLSearchParams(fields));

/** What the storefront shows to the CMS. */
export const keyOf = ({ key }: World) => ({ authorization: `service-accounts API-Key ${key}` });

export type Lead = { id: string; email: string; status: string; mails: number };

/** What is stored for these e-mail addresses, and how many mails that has made, those to the practice too. */
export async function leadsOf({ query }: World, emails: string[]): Promise<Lead[]> {
  return await query<Lead>(
    `select lead.id, email, status, (select count(*)::int from mails m where lead.id in (m.contact_id, m.download_id, m.signup_id)) as mails
      from (select id, email, status::text from contact_submissions union all select id, email, status::text from freebie_downloads union all select id, email, status::text from workshop_signups) as lead
      where email = any($1)`,
    [emails],
  );
}
