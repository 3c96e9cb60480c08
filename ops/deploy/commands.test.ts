import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { plainEnv } from '../env.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'server-'));

function run(script: string, args: string[], envFile: string) {
  const { status, stdout, stderr } = spawnSync('sh', [join(import.meta.dirname, script), ...args], {
    env: { ...plainEnv(), ENV_FILE: envFile },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

function makeEnv(...args: string[]) {
  const file = join(newFolder(), 'env');
  const { status } = run('make-env.sh', args, file);
  return {
    file,
    status,
    variables: parseEnv(readFileSync(file, 'utf8')) as Record<string, string>,
  };
}

function makeBackup(keys: string): string {
  const folder = newFolder();
  for (const [name, text] of Object.entries({
    'date.txt': '2026-11-22',
    'keys.txt': keys,
    'database.dump': 'rows',
    'media.tar': 'files',
  }))
    writeFileSync(join(folder, name), text);
  execFileSync('tar', [
    '-C',
    folder,
    '-cf',
    join(folder, 'shop.tar'),
    'date.txt',
    'keys.txt',
    'database.dump',
    'media.tar',
  ]);
  return join(folder, 'shop.tar');
}

test('make-env.sh writes a file that is readable by its owner alone, with everything that a start asks for', () => {
  const { file, status, variables } = makeEnv('shop.example');
  expect(status).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(variables).toMatchObject({
    SITE_URL: 'https://shop.example',
    SHOP_ADDRESS: 'shop.example',
    ADMIN_URL: 'https://admin.shop.example',
    ADMIN_ADDRESS: 'admin.shop.example',
    MAIL_FROM: 'Our practice <hello@shop.example>',
  });
  for (const name of [
    'POSTGRES_PASSWORD',
    'DATABASE_PASSWORD',
    'PAYLOAD_SECRET',
    'PREVIEW_SECRET',
    'LINK_SECRET',
    'CMS_API_KEY',
  ])
    expect(variables[name]?.length).toBeGreaterThanOrEqual(32);
  for (const name of ['POSTGRES_PASSWORD', 'DATABASE_PASSWORD'])
    expect(variables[name]).toMatch(/^[\w-]+$/);
  expect(Buffer.from(variables.FIELD_KEYS?.replace(/^k1:/, '') ?? '', 'base64')).toHaveLength(32);
});

test('without a domain the shop answers at localhost, and no two files share a secret', () => {
  const [one, other] = [makeEnv().variables, makeEnv().variables];
  expect(one).toMatchObject({
    SITE_URL: 'http://localhost',
    SHOP_ADDRESS: ':80',
    ADMIN_URL: 'http://localhost:3001',
  });
  const secrets = Object.keys(one).filter((name) => /SECRET|PASSWORD|KEY/.test(name));
  expect(secrets).toHaveLength(7);
  for (const name of secrets) expect(one[name]).not.toBe(other[name]);
});

test('SAFE-02 the admin’s host can be named, and is never the shop’s', () => {
  expect(makeEnv('shop.example', 'office.example').variables).toMatchObject({
    ADMIN_URL: 'https://office.example',
    ADMIN_ADDRESS: 'office.example',
  });
  const file = join(newFolder(), 'env');
  expect(run('make-env.sh', ['shop.example', 'shop.example'], file)).toMatchObject({
    status: 1,
    said: expect.stringContaining('a host of its own'),
  });
});

test('make-env.sh leaves a file that is there as it is', () => {
  const { file } = makeEnv();
  const before = readFileSync(file, 'utf8');
  expect(run('make-env.sh', [], file)).toMatchObject({
    status: 1,
    said: expect.stringContaining('already'),
  });
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test.each(['backup.sh', 'restore.sh', 'update.sh'])(
  '%s names what to do first on a server without secrets',
  (script) => {
    const { status, said } = run(
      script,
      script === 'restore.sh' ? [makeBackup('none')] : [newFolder()],
      join(newFolder(), 'none'),
    );
    expect([status, said]).toEqual([1, expect.stringContaining('make-env.sh')]);
  },
);

test('REL-15 restore.sh refuses a file that is no backup', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'date.txt'), '2026');
  execFileSync('tar', ['-C', folder, '-cf', join(folder, 'other.tar'), 'date.txt']);
  expect(run('restore.sh', [join(folder, 'other.tar')], makeEnv().file)).toMatchObject({
    status: 1,
    said: expect.stringContaining('is no backup'),
  });
});

test('REL-15 restore.sh refuses a backup whose health data the keys of this server cannot read', () => {
  const { status, said } = run('restore.sh', [makeBackup(`${'0'.repeat(32)}\n`)], makeEnv().file);
  expect([status, said]).toEqual([1, expect.stringContaining('FIELD_KEYS')]);
});
