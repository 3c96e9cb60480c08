import { randomBytes } from 'node:crypto';
import { createLimiter } from 'common/limits/bounded-limiter';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { admins } from '../../access/admins.ts';
import type { Role } from '../../access/roles.ts';
import { recordAccess, recordWithin } from '../../audit/record-access.ts';
import { recordRefusal } from '../../audit/recorded.ts';
import { isSecondFactorRequired } from '../../env.ts';
import { sharedAs } from '../../http/limits/shared-limits.ts';
import { CallRefused, answerTeam, readJsonBody } from '../../http/named-call.ts';
import { refuse } from '../../http/refuse.ts';
import { writeMail } from '../../mails/sending/outbox.ts';
import { connectionOf, inTransaction } from '../../transaction.ts';
import { readAccountName } from '../account-name.ts';
import { findPasswordFault } from '../password-fault.ts';
import { newEnrolmentLink } from '../second-factor/enrolment-link.ts';
import { hasFactor } from '../second-factor/factor-rows.ts';
import { requireFreshFactor } from '../second-factor/require-fresh.ts';
import { endSessions } from '../sessions/session-facts.ts';
import { accountOfToken, newAccountLink, type LinkReason, useToken } from './account-link.ts';

type Row = { id: string; username: string; name?: string | null; email?: string | null };

const tries = createLimiter({ most: 20, seconds: 600 }, { shared: sharedAs('welcome') });
/** For each account: a mailbox is not filled by a stranger. */
const asks = createLimiter({ most: 3, seconds: 3_600 }, { shared: sharedAs('password-links') });
const noLink = 'This link is used up or too old. Ask for a new one.';

const code = z.string().max(40).optional();
const email = z.email('Write the email address of whom you invite.').max(254);
const invitation = z.object({
  email,
  name: z.string().trim().max(80).default(''),
  role: z.enum(['admin', 'practitioner', 'staff'], 'Choose what this person may do.'),
  mayRefund: z.boolean().default(false),
  code,
});
const again = z.object({
  account: z.uuid('There is no such account.'),
  email: email.optional(),
  code,
});
const welcome = z.object({ link: z.string().max(100), password: z.string().max(300) });
const asked = z.object({ username: z.string().max(254) });

/**
 * POST /cms-api/users/invite `{email, name, role, mayRefund}`: an account with a password that nobody knows, and the mail
 * with which its owner chooses one. The e-mail address is the name they sign in with. Administrators only, with a fresh
 * code of their code app. Answers `{account}`; 409 when there is one of this name.
 */
const inviteEndpoint: Endpoint = {
  path: '/invite',
  method: 'post',
  handler: (req) =>
    byAdministrator(req, async () => {
      const wish = read(invitation, await readJsonBody(req));
      await requireFreshFactor(req, wish.code);
      const username = accountName(wish.email);
      return await inTransaction(req.payload, turn(username), async (inside) => {
        if (await findRow(inside, { username: { equals: username } }))
          throw refused(409, 'There is an account of this address. Email it again instead.');
        const account = await req.payload.create({
          collection: 'users',
          data: {
            username,
            email: wish.email,
            name: wish.name,
            role: wish.role satisfies Role,
            mayRefund: wish.role === 'staff' && wish.mayRefund,
            password: randomBytes(48).toString('base64url'),
          },
          req: inside,
        });
        await mailLink(inside, account, 'invitation');
        await recordWithin(req, inside, { act: 'invite', record: 'users', id: account.id });
        return { account: account.id };
      });
    }),
};

/**
 * POST /cms-api/users/invite-again `{account, email?}`: a new link by mail, which ends the one before; with `email` to
 * that address from now on. Administrators only, with a fresh code of their code app. Answers `{}`.
 */
const againEndpoint: Endpoint = {
  path: '/invite-again',
  method: 'post',
  handler: (req) =>
    byAdministrator(req, async () => {
      const wish = read(again, await readJsonBody(req));
      await requireFreshFactor(req, wish.code);
      return await inTransaction(req.payload, turn(wish.account), async (inside) => {
        const row = await findRow(inside, { id: { equals: wish.account } });
        if (!row) throw refused(404, 'There is no such account.');
        if (wish.email)
          await req.payload.update({
            collection: 'users',
            id: row.id,
            data: { email: wish.email },
            req: inside,
          });
        const address = wish.email ?? row.email;
        if (!address) throw refused(422, 'This account has no email address yet. Write one.');
        await mailLink(inside, { ...row, email: address }, 'invitation');
        await recordWithin(req, inside, { act: 'invite', record: 'users', id: row.id });
        return {};
      });
    }),
};

/**
 * POST /cms-api/users/password-link `{username}`: mails a link to whoever forgot the password, when there is such an
 * account and it has an address. The answer, `{}`, is always the same, and comes before anything is looked up.
 */
const askEndpoint: Endpoint = {
  path: '/password-link',
  method: 'post',
  handler: async (req) => {
    const { data } = asked.safeParse(await req.json?.().catch(() => null));
    if (!data?.username.trim()) return refuse(400, 'Please type your username.');
    void mailForgotten(req, data.username).catch((error: unknown) =>
      req.payload.logger.error({ err: error }, 'a link for a new password could not be mailed'),
    );
    return answer({});
  },
};

/**
 * POST /cms-api/users/welcome `{link, password}`: the reader of such a mail chooses the password of their account. The
 * link is used up, and every session of the account ends. Answers `{next}`: the sign-in, or, where a code app is needed
 * and the account has none, the one-time page that sets it up. A link of a forgotten password leaves the code app as it is.
 */
const welcomeEndpoint: Endpoint = {
  path: '/welcome',
  method: 'post',
  handler: async (req) => {
    const { data } = welcome.safeParse(await req.json?.().catch(() => null));
    if (!data) return refuse(400, 'Please type a new password.');
    const id = await accountOfToken(req.payload.db.drizzle, data.link);
    const row = id && (await findRow(req, { id: { equals: id } }));
    if (!row) {
      await recordRefusal(req, { record: 'users', act: 'choose password refused' });
      return refuse(403, noLink);
    }
    const wait = await tries.take(row.id);
    if (wait !== null)
      return refuse(429, `That were many tries. Please wait ${Math.ceil(wait / 60)} minutes.`, {
        'retry-after': String(wait),
      });
    const fault = await findPasswordFault(data.password, row.username);
    if (fault) return refuse(400, fault);
    return await inTransaction(req.payload, turn(row.id), async (inside) => {
      const connection = connectionOf(inside);
      if ((await useToken(connection, data.link)) !== row.id) return refuse(403, noLink);
      await req.payload.update({
        collection: 'users',
        id: row.id,
        data: { password: data.password, mustChangePassword: false },
        context: { passwordIsProven: true },
        req: inside,
      });
      await endSessions(connection, row.id);
      const needsApp = isSecondFactorRequired() && !(await hasFactor(connection, row.id));
      const next = needsApp ? await newEnrolmentLink(connection, row.id) : '/admin/login';
      await recordWithin(req, inside, {
        act: 'choose password',
        record: 'users',
        id: row.id,
        who: { id: row.id, username: row.username },
      });
      return answer({ next });
    });
  },
};

export const invitationEndpoints = [inviteEndpoint, againEndpoint, askEndpoint, welcomeEndpoint];

async function byAdministrator(
  req: PayloadRequest,
  work: () => Promise<object>,
): Promise<Response> {
  return await answerTeam(
    req,
    'Something went wrong. Nothing was changed; please try again.',
    async () => {
      if (!admins({ req })) {
        await recordRefusal(req, { record: 'users' });
        throw refused(403, 'Only an administrator may do this.');
      }
      return await work();
    },
  );
}

async function mailForgotten(req: PayloadRequest, typed: string): Promise<void> {
  const name = accountNameOrNull(typed);
  const row = name ? await findRow(req, { username: { equals: name } }) : null;
  if (!row?.email || (await asks.take(row.id)) !== null) return;
  await recordAccess(req, {
    act: 'ask for a password link',
    record: 'users',
    id: row.id,
    who: { id: row.id, username: row.username },
  });
  await inTransaction(req.payload, turn(row.id), (inside) => mailLink(inside, row, 'password'));
}

async function mailLink(req: PayloadRequest, { id, email: to }: Row, reason: LinkReason) {
  const nonce = await newAccountLink(connectionOf(req), id, reason);
  const kind = reason === 'invitation' ? 'invitation' : 'password-link';
  await writeMail(req, kind, { id, email: to ?? null }, nonce);
}

const findRow = async (req: PayloadRequest, where: Where) =>
  await req.payload.db.findOne<Row>({ collection: 'users', where, req });

function accountName(typed: string): string {
  try {
    return readAccountName(typed);
  } catch (error) {
    throw refused(422, error instanceof Error ? error.message : 'This name cannot be used.');
  }
}

function accountNameOrNull(typed: string): string | null {
  try {
    return readAccountName(typed);
  } catch {
    return null;
  }
}

function read<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const { data, error } = shape.safeParse(body);
  if (data === undefined) throw refused(400, error?.issues[0]?.message ?? 'This is no request.');
  return data;
}

/** Two presses of one button are one after the other. */
const turn = (account: string) => `account:${account}`;

const refused = (status: number, message: string) =>
  new CallRefused(status, { success: false, message });
const answer = (body: object) => Response.json(body, { headers: { 'cache-control': 'no-store' } });
