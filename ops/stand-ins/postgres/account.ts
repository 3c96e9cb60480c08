import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';

const account = 'postgres';

function accountExists(): boolean {
  try {
    execFileSync('id', ['-u', account], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function accountId(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, account], { encoding: 'utf8' }).trim());
}

/**
 * PostgreSQL refuses to run as root. For root this answers the words to put before the server's command:
 * they switch to the `postgres` account (made when missing) and let it reach a project folder that only
 * root may enter, such as /root/shop. For everyone else there is nothing to put before it.
 */
export function commandPrefix(dataDir: string): string[] {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return [];
  if (!accountExists()) {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', account], {
      stdio: 'ignore',
    });
  }
  chownSync(dataDir, accountId('-u'), accountId('-g'));
  const capabilities = '+dac_override,+dac_read_search';
  // Without the securebit the kernel leaves capabilities out of access(2), which initdb asks before it starts anything.
  return [
    'setpriv',
    '--securebits=+no_setuid_fixup',
    `--reuid=${account}`,
    `--regid=${account}`,
    '--clear-groups',
    `--inh-caps=${capabilities}`,
    `--ambient-caps=${capabilities}`,
  ];
}
