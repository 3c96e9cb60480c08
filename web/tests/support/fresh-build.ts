import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../../', import.meta.url));

/** The tests over HTTP run what visitors get: the production build, made anew when a source file is younger. */
export default function setup(): void {
  const built = `${web}build/server/index.js`;
  const sources = globSync(
    [
      'app/**/*.{ts,tsx,css}',
      'public/**/*.*',
      '*.config.ts',
      'server.ts',
      '../common/*.ts',
      '../common/!(node_modules)/**/*.ts',
    ],
    { cwd: web },
  ).filter((file) => !/\.test\.|\/fakes\.ts$/.test(file));
  const youngest = Math.max(...sources.map((file) => statSync(web + file).mtimeMs));
  if (existsSync(built) && statSync(built).mtimeMs >= youngest) return;
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: web,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
