import { createLimiter } from 'common/limits/bounded-limiter';
import { commitTransaction, initTransaction, killTransaction } from 'payload';
import type { Endpoint, PayloadRequest } from 'payload';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { admins } from '../../access/admins.ts';
import { recordAccess, recordWithin } from '../../audit/record-access.ts';
import { recordRefusal } from '../../audit/recorded.ts';
import { rememberDevice } from '../../http/limits/known-device.ts';
import { sharedAs } from '../../http/limits/shared-limits.ts';
import { refuse } from '../../http/refuse.ts';
import { connectionOf } from '../../transaction.ts';
import { hasPassword } from '../password-hash.ts';
import { prove } from '../present-password.ts';
import { endSessions } from '../sessions/session-facts.ts';
import { accountOfLink, newEnrolmentLink, useLink } from './enrolment-link.ts';
import { openKey, sealKey, storeFactor } from './factor-rows.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { findStep, newTotpKey, totpUri } from './totp.ts';

type Row = { id: string; username: string; hash?: string; salt?: string };

const tries = createLimiter({ most: 20, seconds: 600 }, { shared: sharedAs('enrolment') });
const noLink =
  'This link is used up or too old. Ask an administrator for a new one, or make one on the server.';

const begin = z.object({ link: z.string().max(100), password: z.string().max(200) });
const finish = begin.extend({ sealed: z.string().max(500), code: z.string().max(20) });
const grant = z.object({
  account: z.string().max(60),
  presentPassword: z.string().max(200),
  presentCode: z.string().max(40).default(''),
});

/**
 * POST /cms-api/users/factor/begin `{link, password}`: what the code app is to be fed with, `{name, key, uri, picture,
 * sealed}`: the picture is the uri as a QR code, an SVG that is drawn here and asks nobody.
 * Nothing is stored yet; `sealed` comes back with the first code. Only a one-time link opens this: a password alone,
 * stolen, enrols nothing.
 */
const beginEndpoint: Endpoint = {
  path: '/factor/begin',
  method: 'post',
  handler: async (req) => {
    const { data } = begin.safeParse(await bodyOf(req));
    if (!data) return refuse(400, 'Please type your password.');
    const account = await requireOwner(req, data);
    if (account instanceof Response) return account;
    await recordAccess(req, { ...by(account), act: 'begin code app' });
    const key = newTotpKey();
    const { name: issuer } = await req.payload.findGlobal({
      slug: 'practice',
      depth: 0,
      select: { name: true },
    });
    const uri = totpUri(key, { account: account.username, issuer: issuer || 'Practice office' });
    return answer({
      name: account.username,
      key,
      uri,
      picture: renderSVG(uri, { ecc: 'M', border: 4 }),
      sealed: sealKey(account.id, key),
    });
  },
};

/**
 * POST /cms-api/users/factor/enrol `{link, password, sealed, code}`: keeps the code app when the code is right, uses the
 * link up and ends every session of the account. Answers `{recoveryCodes}`, which are shown this once.
 */
const enrolEndpoint: Endpoint = {
  path: '/factor/enrol',
  method: 'post',
  handler: async (req) => {
    const { data } = finish.safeParse(await bodyOf(req));
    if (!data) return refuse(400, 'Please type the six digits of your code app.');
    const account = await requireOwner(req, data);
    if (account instanceof Response) return account;
    const step = stepOf(account.id, data.sealed, data.code.replaceAll(/\s/g, ''));
    if (step === null)
      return await refuseEnrolment(
        req,
        400,
        'This code does not fit. Please type the one that the app shows now.',
        account,
      );
    const recoveryCodes = newRecoveryCodes();
    await initTransaction(req);
    try {
      const connection = connectionOf(req);
      if ((await useLink(connection, data.link)) !== account.id) {
        await killTransaction(req);
        return await refuseEnrolment(req, 403, noLink, account);
      }
      await storeFactor(connection, account.id, { sealed: data.sealed, step, recoveryCodes });
      await endSessions(connection, account.id);
      await recordWithin(req, req, { ...by(account), act: 'enrol code app' });
      await commitTransaction(req);
    } catch (error) {
      await killTransaction(req);
      throw error;
    }
    const done = answer({ recoveryCodes });
    done.headers.append('set-cookie', rememberDevice(account.username));
    return done;
  },
};

/**
 * POST /cms-api/users/factor/link `{account, presentPassword, presentCode}`: an administrator, who shows once more that
 * it is they, gets `{link}` to hand to a colleague. What the colleague has goes on until the link is used.
 */
const linkEndpoint: Endpoint = {
  path: '/factor/link',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return refuse(401, 'Please sign in.');
    if (!admins({ req })) {
      await recordRefusal(req, { record: 'users' });
      return refuse(403, 'Only an administrator may do this.');
    }
    const { data } = grant.safeParse(await bodyOf(req));
    if (!data) return refuse(400, 'Say whose link it is, and type your password.');
    await prove(req, data);
    const row = await findRow(req, { id: data.account });
    if (!row) return refuse(404, 'There is no such account.');
    await recordAccess(req, { act: 'make code app link', record: 'users', id: row.id });
    return answer({ link: await newEnrolmentLink(req.payload.db.drizzle, row.id) });
  },
};

export const factorEndpoints = [beginEndpoint, enrolEndpoint, linkEndpoint];

async function requireOwner(
  req: PayloadRequest,
  { link, password }: { link: string; password: string },
): Promise<Row | Response> {
  const id = await accountOfLink(req.payload.db.drizzle, link);
  if (!id) return await refuseEnrolment(req, 403, noLink);
  const wait = await tries.take(id);
  if (wait !== null)
    return refuse(429, `That were many tries. Please wait ${Math.ceil(wait / 60)} minutes.`, {
      'retry-after': String(wait),
    });
  const row = await findRow(req, { id });
  if (!row || !(await hasPassword(row, password)))
    return await refuseEnrolment(req, 403, 'This is not the password of this account.', row);
  return row;
}

/** Who enrols has no session yet: the link says who it is. */
const by = ({ id, username }: Row) => ({ record: 'users', id, who: { id, username } });

async function refuseEnrolment(
  req: PayloadRequest,
  status: number,
  message: string,
  account: Row | null = null,
): Promise<Response> {
  await recordRefusal(req, {
    ...(account ? by(account) : { record: 'users' }),
    act: 'enrol code app refused',
  });
  return refuse(status, message);
}

async function findRow(req: PayloadRequest, { id }: { id: string }): Promise<Row | null> {
  if (!z.uuid().safeParse(id).success) return null;
  return await req.payload.db.findOne<Row>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  });
}

function stepOf(account: string, sealed: string, code: string): number | null {
  try {
    return findStep(openKey(account, sealed), code, 0);
  } catch {
    return null;
  }
}

const bodyOf = (req: PayloadRequest): Promise<unknown> =>
  req.json?.().catch(() => null) ?? Promise.resolve(null);

const answer = (body: object) => Response.json(body, { headers: { 'cache-control': 'no-store' } });
