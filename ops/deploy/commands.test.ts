import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { listening } from 'common/tests/listening';
import { expect, test } from 'vitest';
import { plainEnv, root } from '../env.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'server-'));

function run(
  script: string,
  args: string[],
  envFile: string,
  more: Record<string, string> = {},
  input = '',
) {
  const { status, stdout, stderr } = spawnSync('sh', [join(import.meta.dirname, script), ...args], {
    env: { ...plainEnv(), ENV_FILE: envFile, ...more },
    encoding: 'utf8',
    input,
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

test('each command works on the folder that it belongs to, from wherever it is called', () => {
  const [server, bin] = [newFolder(), newFolder()];
  const shop = join(server, 'shop');
  cpSync(import.meta.dirname, join(shop, 'ops', 'deploy'), { recursive: true });
  const env = { ...plainEnv(), PATH: `${bin}:${process.env.PATH}` };
  const at = (cwd: string, script: string) =>
    spawnSync('sh', [script], { cwd, env, encoding: 'utf8' }).stderr;
  expect(at(shop, 'ops/deploy/backup.sh')).toContain('There is no .env');
  at(shop, 'ops/deploy/make-env.sh');
  expect(readdirSync(server)).toEqual(['shop']);
  expect(readdirSync(shop)).toContain('.env');
  appendFileSync(join(shop, '.env'), '\nBACKUP_RECIPIENT=age1test\n');
  // Says where it was called, and fails.
  const calls = join(bin, 'calls');
  for (const name of ['docker', 'docker-compose'])
    writeFileSync(join(bin, name), `#!/bin/sh\npwd >> ${calls}\nexit 1\n`, { mode: 0o755 });
  for (const script of ['backup.sh', 'update.sh']) {
    at(shop, `ops/deploy/${script}`);
    at(server, `shop/ops/deploy/${script}`);
    at('/', join(shop, 'ops', 'deploy', script));
  }
  const places = readFileSync(calls, 'utf8').trim().split('\n');
  expect(places.length).toBeGreaterThanOrEqual(6);
  expect(new Set(places)).toEqual(new Set([realpathSync(shop)]));
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

const backupCommand = join(root, 'cms/src/commands/backup.ts');

/**
 * A server whose engine is a few lines of shell: its database and its files are two files of `folder`, and what the
 * image of the CMS would run is run here.
 */
function makeServer() {
  const folder = newFolder();
  const engine = `#!/bin/sh
[ "$1" != inspect ] || { case "$*" in *Health*) echo healthy ;; *) echo true ;; esac; exit 0; }
case "$*" in
  *pg_dump*) [ ! -e ${folder}/broken ] || exit 1; cat ${folder}/database ;;
  *"psql"*) echo 0 ;;
  *pg_restore*) cat > ${folder}/database-back ;;
  *"tar -C /media -c ."*) cat ${folder}/media ;;
  *"tar -C /media -x"*) cat > ${folder}/media-back ;;
  *"backup.mjs "*) BACKUP_RECIPIENT=$(sed -n 's/^BACKUP_RECIPIENT=//p' ${folder}/env) exec ${process.execPath} ${backupCommand} $(echo "$*" | sed 's/.*backup.mjs //') ;;
  *"ps -q"*) echo one ;;
esac
`;
  writeFileSync(join(folder, 'docker'), engine);
  chmodSync(join(folder, 'docker'), 0o755);
  writeFileSync(join(folder, 'database'), 'a row of Ann Canary '.repeat(20_000));
  writeFileSync(join(folder, 'media'), 'a picture '.repeat(5_000));
  run('make-env.sh', [], join(folder, 'env'));
  const more = { PATH: `${folder}:${plainEnv().PATH ?? ''}` };
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    folder,
    read,
    has: (name: string) => existsSync(join(folder, name)),
    run: (script: string, args: string[], key?: string) =>
      run(script, args, join(folder, 'env'), key ? { ...more, BACKUP_KEY: key } : more),
    makeKey() {
      const { stdout } = spawnSync(process.execPath, [backupCommand, 'key'], { encoding: 'utf8' });
      const [secret = ''] = /AGE-SECRET-KEY-1\w+/.exec(stdout) ?? [];
      appendFileSync(join(folder, 'env'), `${/BACKUP_RECIPIENT=age1\w+/.exec(stdout)?.[0]}\n`);
      return secret;
    },
  };
}

function backUp(server: ReturnType<typeof makeServer>): string {
  const { status, said } = server.run('backup.sh', [join(server.folder, 'backups')]);
  expect([status, said]).toEqual([0, expect.stringContaining('Wrote ')]);
  return /Wrote (\S+\.tar)/.exec(said)?.[1] ?? '';
}

test('SAFE-11 REL-15 a backup is encrypted before it touches a disk, and comes back with its key whole', () => {
  const server = makeServer();
  const secret = server.makeKey();
  expect(secret).toMatch(/^AGE-SECRET-KEY-1/);
  const file = backUp(server);
  expect(readFileSync(file, 'latin1')).not.toMatch(/Canary|a picture/);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readdirSync(join(server.folder, 'backups'))).toHaveLength(1);
  expect(server.run('restore.sh', [file], secret).status).toBe(0);
  expect(server.read('database-back')).toBe(server.read('database'));
  expect(server.read('media-back')).toBe(server.read('media'));
});

test('SAFE-11 a backup goes to the bucket that is named, as it is; a copy that fails is told, ends with 3, and leaves the backup here', async () => {
  const server = makeServer();
  server.makeKey();
  const objects = new Map<string, Buffer>();
  let refuses = false;
  const { url } = await listening((request, response) => {
    void buffer(request).then((body) => {
      const key = request.url ?? '';
      if (request.method === 'PUT' && !refuses) objects.set(key, body);
      response
        .writeHead(refuses ? 403 : 200, {
          'content-length': request.method === 'HEAD' ? (objects.get(key)?.length ?? 0) : 0,
        })
        .end();
    });
  });
  appendFileSync(
    join(server.folder, 'env'),
    `BACKUP_S3_BUCKET=copies\nBACKUP_S3_REGION=eu-central-1\nBACKUP_S3_ENDPOINT=${url}\nBACKUP_S3_ACCESS_KEY_ID=a\nBACKUP_S3_SECRET_ACCESS_KEY=b\n`,
  );
  const backUpAside = async () => {
    const child = spawn(
      'sh',
      [join(import.meta.dirname, 'backup.sh'), `${server.folder}/backups`],
      {
        env: {
          ...plainEnv(),
          ENV_FILE: join(server.folder, 'env'),
          PATH: `${server.folder}:${plainEnv().PATH ?? ''}`,
        },
      },
    );
    const [said, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { code, said: said + errors, file: /Wrote (\S+\.tar)/.exec(said)?.[1] ?? '' };
  };

  const copied = await backUpAside();
  expect([copied.code, copied.said]).toEqual([
    0,
    expect.stringContaining('Copied it to the bucket copies'),
  ]);
  expect([...objects]).toEqual([[`/copies/${basename(copied.file)}`, readFileSync(copied.file)]]);

  refuses = true;
  const failed = await backUpAside();
  expect([failed.code, failed.said]).toEqual([
    3,
    expect.stringContaining('NOT copied to the bucket copies'),
  ]);
  expect(failed.said).toContain('"alert":"backup-copy"');
  expect(readFileSync(failed.file, 'latin1')).toContain('age-encryption.org');
});

test('SAFE-11 without the key, with another one, or from a file that was cut or changed nothing is read and nothing is lost', () => {
  const server = makeServer();
  const secret = server.makeKey();
  const file = backUp(server);
  const other = makeServer().makeKey();
  for (const key of [undefined, 'nonsense', other]) {
    const { status, said } = server.run('restore.sh', [file], key);
    expect([status, said]).toEqual([1, expect.stringContaining('Nothing was changed')]);
  }
  const parts = newFolder();
  execFileSync('tar', ['-C', parts, '-xf', file]);
  const sealed = readFileSync(join(parts, 'database.dump.age'));
  const changed = Buffer.from(sealed);
  changed[changed.length - 9] = (changed[changed.length - 9] ?? 0) ^ 1;
  for (const bytes of [sealed.subarray(0, -20), sealed.subarray(0, 70_000), changed]) {
    writeFileSync(join(parts, 'database.dump.age'), bytes);
    execFileSync('tar', [
      '-C',
      parts,
      '-cf',
      join(parts, 'other.tar'),
      'date.txt',
      'keys.txt',
      'database.dump.age',
      'media.tar.age',
    ]);
    const { status, said } = server.run('restore.sh', [join(parts, 'other.tar')], secret);
    expect([status, said]).toEqual([1, expect.stringContaining('Nothing was changed')]);
  }
  expect(server.has('database-back')).toBe(false);
  expect(server.has('media-back')).toBe(false);
});

test('SAFE-11 a server without a key for its backups makes none, and says how to make one', () => {
  const server = makeServer();
  const { status, said } = server.run('backup.sh', [join(server.folder, 'backups')]);
  expect([status, said]).toEqual([1, expect.stringContaining('backup.mjs key')]);
  expect(readdirSync(join(server.folder, 'backups'))).toEqual([]);
});

test('SAFE-11 a dump that breaks off is no backup', () => {
  const server = makeServer();
  server.makeKey();
  writeFileSync(join(server.folder, 'broken'), '');
  expect(server.run('backup.sh', [join(server.folder, 'backups')]).status).not.toBe(0);
  expect(readdirSync(join(server.folder, 'backups'))).toEqual([]);
});
