import { readJson } from '../../world/calls.ts';
import { inLanes } from '../../world/crowd.ts';
import { grouped } from '../../world/figures.ts';
import { ask, type Answered } from '../ask.ts';
import type { Trial } from '../trial.ts';
import {
  type FormPath,
  formOf,
  isTaken,
  leadsOf,
  newAddress,
  sendForm,
  submitPage,
  type Lead,
} from '../visits.ts';
import type { World } from '../world.ts';

const lanes = 8;
const replays = 20;
/** Faster than this nobody fills a form in (design §9). */
const leastMs = 1_500;

type Visit = (email: string, turn: number) => Promise<boolean>;

export const bots: Trial = {
  id: 'SEC-08',
  title:
    'Programs that fill everything in or answer at once get no mail sent; people do, with and without scripts',
  run: async (world) => {
    const count = world.count(1_000, 12);
    const pages = await Promise.all(['/', '/freebies'].map((path) => readForm(world, path)));
    const naive = await visit(world, count, (email, turn) =>
      turn % 3 === 2 ? fillTrapByCall(world, email) : fillEverything(world, pages[turn % 2], email),
    );
    const hasty = await visit(world, count, async (email, turn) =>
      isTaken(
        await sendForm(world, formOf(turn), {
          email,
          elapsedMs: world.random.between(0, leastMs - 1),
        }),
      ),
    );
    const replayed = await visit(world, Math.ceil(count / 4), (email, turn) =>
      replay(world, formOf(turn), email),
    );
    const people = await visit(world, count, (email, turn) =>
      turn % 2
        ? writeWithoutScripts(world, pages[(turn >> 1) % 2], email)
        : write(world, formOf(turn), email),
    );

    const programs = [...naive.leads, ...hasty.leads];
    const mailed = programs.reduce((sum, { mails }) => sum + mails, 0);
    const unseen = 2 * count - programs.filter(({ status }) => status === 'spam').length;
    const extra = replayed.leads.length - replayed.emails.length;
    const blocked =
      people.refused +
      people.emails.filter(
        (email) =>
          !people.leads.some(
            (lead) => lead.email === email && lead.status === 'new' && lead.mails > 0,
          ),
      ).length;
    return {
      kept:
        mailed + unseen + extra + blocked + naive.refused + hasty.refused + replayed.refused === 0,
      figure: `${grouped(count)} programs that fill everything in and ${grouped(count)} that answer at once: ${mailed} mails, ${unseen} not kept as spam; ${grouped(replayed.emails.length)} forms replayed ${replays} times: ${extra} records too many; ${grouped(count)} people, half of them without scripts: ${blocked} blocked`,
    };
  },
};

async function visit(
  world: World,
  count: number,
  one: Visit,
): Promise<{ emails: string[]; refused: number; leads: Lead[] }> {
  const emails = Array.from({ length: count }, () => newAddress());
  let refused = 0;
  await inLanes([...emails.entries()], lanes, async ([turn, email]) => {
    if (!(await one(email, turn))) refused += 1;
  });
  return { emails, refused, leads: await leadsOf(world, emails) };
}

type PageForm = { action: string; names: string[] };

/** The form of a page as a program finds it in the HTML. */
async function readForm(world: World, path: string): Promise<PageForm> {
  const { text } = await ask(world.web + path);
  const form = /<form[^>]*method="post"[^>]*>[\s\S]*?<\/form>/.exec(text)?.[0] ?? '';
  const action = /<form[^>]*action="([^"#]*)/.exec(form)?.[1] ?? path;
  const names = Array.from(
    form.matchAll(/<(?:input|select|textarea)[^>]*\bname="(\w+)"/g),
    ([, name = '']) => name,
  );
  if (!names.includes('email') || !names.includes('website'))
    throw new Error(`${path} has no form with the fields that are wanted`);
  return { action: action.replaceAll('&amp;', '&'), names };
}

/** Good values for the names that it knows, and an advertisement for every other. */
function fieldsOf({ names }: PageForm, email: string): Record<string, string> {
  const known: Record<string, string> = {
    firstName: 'Ann',
    lastName: 'Miller',
    email,
    phone: '(555) 010-1234',
    concern: 'digestive',
    interest: 'general-questions',
    message: 'How do I begin?',
  };
  return Object.fromEntries(names.map((name) => [name, known[name] ?? 'https://buy.example']));
}

async function fillEverything(
  world: World,
  form: PageForm | undefined,
  email: string,
): Promise<boolean> {
  return form !== undefined && isTaken(await submitPage(world, form.action, fieldsOf(form, email)));
}

async function fillTrapByCall(world: World, email: string): Promise<boolean> {
  return isTaken(
    await sendForm(world, '/api/freebie-downloads', { email, website: 'https://buy.example' }),
  );
}

/** The same good body again and again, from one address and from many. Each answer names the one record. */
async function replay(world: World, path: FormPath, email: string): Promise<boolean> {
  const answers: Answered[] = [];
  for (let turn = 0; turn < replays; turn += 1)
    answers.push(await sendForm(world, path, { email }, turn % 2 ? undefined : '198.51.100.77'));
  const ids = new Set(
    answers.map(({ text }) => (readJson(text) as { id?: string } | undefined)?.id),
  );
  return answers.every(isTaken) && ids.size === 1;
}

async function write(world: World, path: FormPath, email: string): Promise<boolean> {
  return isTaken(
    await sendForm(world, path, { email, elapsedMs: world.random.between(leastMs, 3_600_000) }),
  );
}

/** As a screen reader or a keyboard does it: the field that nobody sees stays empty. */
async function writeWithoutScripts(
  world: World,
  form: PageForm | undefined,
  email: string,
): Promise<boolean> {
  return (
    form !== undefined &&
    isTaken(await submitPage(world, form.action, { ...fieldsOf(form, email), website: '' }))
  );
}
