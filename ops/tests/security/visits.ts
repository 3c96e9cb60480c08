import { randomUUID } from 'node:crypto';
import { ask, type Answered } from './ask.ts';
import { forms } from './calls.ts';
import type { World } from './world.ts';

export type FormPath = keyof typeof forms;
export const formPaths = Object.keys(forms) as FormPath[];

/** Whose mailbox no other visitor has. */
export const newAddress = (name = 'visitor') =>
  `${name}-${randomUUID().slice(0, 12)}@visitor.example`;

/** Sends a form as the page's script does; what `changes` does not name is filled in well. Each visitor comes from an address of their own. */
export function sendForm(
  world: World,
  path: FormPath,
  changes: object = {},
  address = addressOf(world),
): Promise<Answered> {
  const headers = {
    origin: world.siteUrl,
    'content-type': 'application/json',
    'x-forwarded-for': address,
  };
  return ask(world.web + path, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...forms[path], ...changes }),
  });
}

/** Sends the fields of a page's form as a browser without scripts does. */
export function submitPage(
  world: World,
  path: string,
  fields: Record<string, string>,
  address = addressOf(world),
): Promise<Answered> {
  const headers = {
    origin: world.siteUrl,
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': address,
  };
  return ask(world.web + path, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields).toString(),
  });
}

export function addressOf({ random }: World): string {
  return `10.${random.between(1, 254)}.${random.between(0, 255)}.${random.between(1, 254)}`;
}

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
