import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { getPayload, type Payload } from 'payload';
import {
  administrators,
  makeFirstAccount,
  resetPassword,
  type Granted,
} from '../accounts/first-account.ts';
import { requirePrepared } from '../accounts/require-prepared.ts';
import { env } from '../env.ts';
import { log, reasonOf } from '../log.ts';

const usage = `How to use it:
  first-sign-in                  asks for a name and makes the first account
  first-sign-in hannah           the same without asking
  first-sign-in --reset hannah   for a lost password or phone: a new password for one sign-in, and a new code app`;

type Wish = { name?: string; reset?: string };

/**
 * The first account of the admin panel, and the way back in for who lost a password: for people who may run commands
 * where the shop runs. Exit code 0 when there is somebody who can sign in.
 */
async function firstSignIn({ name, reset }: Wish): Promise<string> {
  if (name === undefined && reset === undefined && !process.stdin.isTTY)
    throw new Error(`A name is needed.\n${usage}`);
  const payload = await openDatabase();
  try {
    await requirePrepared(payload);
    if (reset !== undefined)
      return describe(
        'A new password is ready. Sessions of this account have ended.',
        await resetPassword(payload, reset),
      );
    if ((await administrators(payload)).length > 0) return await explain(payload);
    const granted = await makeFirstAccount(payload, name ?? (await askForName()));
    return granted ? describe('The first account is ready.', granted) : await explain(payload);
  } finally {
    await payload.destroy();
  }
}

async function openDatabase(): Promise<Payload> {
  env();
  log.level = 'silent';
  const { default: config } = await import('../payload.config.ts');
  try {
    return await getPayload({ config, disableOnInit: true });
  } catch (error) {
    throw new Error(
      `The database does not answer: ${reasonOf(error)}. Is it running, and does DATABASE_URL name it?`,
      { cause: error },
    );
  }
}

function describe(what: string, { name, password, link }: Granted): string {
  const first = link
    ? `
  First set up the code app on your phone; this link opens once, within a day:
  ${link}

  Then
`
    : '';
  return `
${what}
${first}
  Sign in at   ${env().CMS_PUBLIC_URL}/admin
  Name         ${name}
  Password     ${password}

It is shown this once and kept nowhere. After signing in you are asked for a password of your own.
`;
}

async function explain(payload: Payload): Promise<string> {
  const all = await administrators(payload);
  const names = all.map(
    (each) => `  ${each.name}${each.isWaiting ? '   (has not chosen a password yet)' : ''}`,
  );
  return `
Nothing was changed: there is an administrator already.

${names.join('\n')}

They sign in at ${env().CMS_PUBLIC_URL}/admin and make further accounts there. After too many wrong passwords, waiting ten
minutes helps. When a password or a phone is lost, this gives a new password for one sign-in: first-sign-in --reset ${all[0]?.name ?? 'name'}
`;
}

async function askForName(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question('Name of the first account, which may do everything: ');
  } finally {
    terminal.close();
  }
}

function readWish(words: string[]): Wish {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { reset: { type: 'string' } },
    });
    const [name, ...more] = positionals;
    if (more.length > 0 || (name !== undefined && values.reset !== undefined))
      throw new Error('one name at a time');
    return {
      ...(name !== undefined && { name }),
      ...(values.reset !== undefined && { reset: values.reset }),
    };
  } catch {
    throw new Error(`This cannot be understood.\n${usage}`);
  }
}

try {
  process.stdout.write(await firstSignIn(readWish(process.argv.slice(2))));
  process.exit(0);
} catch (error) {
  process.stderr.write(`No account was made or changed. ${reasonOf(error)}\n`);
  process.exit(1);
}
