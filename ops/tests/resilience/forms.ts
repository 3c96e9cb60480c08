import { type Answer, type Call, callsOf, insist } from '../world/calls.ts';
import { mailsOf, type MailCount } from '../world/mail-queue.ts';
import { newPerson } from '../world/shopper.ts';
import type { World } from './world.ts';

/** Where each form is kept, and the mails that it makes. */
const kinds = {
  contact: {
    table: 'contact_submissions',
    about: 'contact_id',
    mails: ['contact-notice', 'contact-thanks'],
  },
  'freebie-downloads': {
    table: 'freebie_downloads',
    about: 'download_id',
    mails: ['freebie-copy'],
  },
  'workshop-signup': {
    table: 'workshop_signups',
    about: 'signup_id',
    mails: ['workshop-confirmation'],
  },
} as const;

export type FormName = keyof typeof kinds;
export const formNames = Object.keys(kinds) as FormName[];

export type SentForm = {
  name: FormName;
  email: string;
  /** Ids that the shop has named. */ acknowledged: string[];
  answers: Answer[];
};

/** What a visitor types into a form, with the canary in every text. */
function fillIn(name: FormName) {
  const { firstName, lastName, email, phone } = newPerson();
  const visitor = { firstName, lastName, email, website: '', elapsedMs: 20_000 };
  if (name === 'contact')
    return {
      ...visitor,
      phone,
      concern: 'digestive',
      interest: 'general-questions',
      message: `Bloated since spring, ${email}`,
    };
  return name === 'freebie-downloads'
    ? { ...visitor, freebieName: 'Ultimate Gut Health Guide' }
    : visitor;
}

/** A visitor who insists. Of ten, one has a connection that breaks before the answer, and one presses the button twice. */
export async function sendForm(world: World, name: FormName): Promise<SentForm> {
  const answers: Answer[] = [];
  const call = callsOf(world, (answer) => answers.push(answer));
  const body = fillIn(name);
  const path = `/api/${name}`;
  const mood = world.random.between(1, 10);
  if (mood === 1) await call('POST', path, body, { giveUpMs: 15 });
  const presses = Array.from({ length: mood === 2 ? 2 : 1 }, () => insist(call, path, body));
  const acknowledged = (await Promise.all(presses)).map((answer) => idOf(answer, path));
  return { name, email: body.email, acknowledged, answers };
}

/** Sends a form once, and throws when that is not taken. Answers its id and the time of the call. */
export async function sendOnce(
  call: Call,
  name: FormName,
): Promise<{ name: FormName; id: string; ms: number }> {
  const path = `/api/${name}`;
  const answer = await call('POST', path, fillIn(name));
  return { name, id: idOf(answer, path), ms: answer.ms };
}

function idOf({ status, body }: Answer, path: string): string {
  if (status !== 200 || typeof body.id !== 'string')
    throw new Error(`${path} answered ${status} ${String(body.message)}`);
  return body.id;
}

/** The mails of stored forms, when they have left. */
export async function mailsOfForms(
  world: World,
  sent: { name: FormName; id: string }[],
): Promise<MailCount & { expected: number }> {
  const total = { wanted: 0, missing: 0, repeated: 0, strayIds: 0, expected: 0 };
  for (const name of formNames) {
    const { about, mails } = kinds[name];
    const ids = sent.filter((form) => form.name === name).map(({ id }) => id);
    const count = await mailsOf(world, about, ids);
    for (const key of ['wanted', 'missing', 'repeated', 'strayIds'] as const)
      total[key] += count[key];
    total.expected += ids.length * mails.length;
  }
  return total;
}

/** How many of these ids, which the shop has named, are not there. */
export async function missingForms(
  { query }: World,
  named: { name: FormName; id: string }[],
): Promise<number> {
  let found = 0;
  for (const name of formNames) {
    const ids = named.filter((form) => form.name === name).map(({ id }) => id);
    const rows = await query(`select id from ${kinds[name].table} where id::text = any($1)`, [ids]);
    found += rows.length;
  }
  return named.length - found;
}

export type FormCount = {
  /** Visitors without exactly one record. */ notOne: number;
  /** Visitors who were told an id that is not there. */ lost: number;
  stored: { name: FormName; id: string }[];
};

export async function countForms({ query }: World, sent: SentForm[]): Promise<FormCount> {
  const count: FormCount = { notOne: 0, lost: 0, stored: [] };
  for (const name of formNames) {
    const own = sent.filter((form) => form.name === name);
    const rows = await query<{ id: string; email: string }>(
      `select id, email from ${kinds[name].table} where email = any($1)`,
      [own.map(({ email }) => email)],
    );
    const idsOf = Map.groupBy(rows, ({ email }) => email);
    for (const { email, acknowledged } of own) {
      const ids = (idsOf.get(email) ?? []).map(({ id }) => id);
      if (ids.length !== 1) count.notOne += 1;
      if (acknowledged.some((id) => !ids.includes(id))) count.lost += 1;
    }
    count.stored.push(...rows.map(({ id }) => ({ name, id })));
  }
  return count;
}
