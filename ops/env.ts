import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The only place in `ops` that reads the environment. */
const source = process.env;

/** The repository's folder. */
export const root = resolve(fileURLToPath(new URL('..', import.meta.url)));

function required(name: string): string {
  const value = source[name];
  if (!value) throw new Error(`${name} is not set. The launcher behind \`npm start\` sets it.`);
  return value;
}

function port(name: string, fallback: number): number {
  const value = source[name];
  if (!value) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new Error(`${name} must be a port between 1 and 65535, not '${value}'.`);
  return number;
}

/** Takes what a person wrote into `.env`; variables that are set already win. For commands of people, never for tests. */
export function loadEnvFile(): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** What a process needs of any machine, without the settings of a shop that somebody runs on it. */
export function plainEnv(): Record<string, string> {
  const names = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'CI', 'NODE_OPTIONS'];
  return Object.fromEntries(names.flatMap((name) => (source[name] ? [[name, source[name]]] : [])));
}

/** How a person reaches Docker, and the network that its builds need where theirs has no way out. */
export function dockerEnv(): Record<string, string> {
  const names = ['DOCKER_HOST', 'DOCKER_CONTEXT', 'DOCKER_CONFIG', 'BUILD_NETWORK'];
  return Object.fromEntries(names.flatMap((name) => (source[name] ? [[name, source[name]]] : [])));
}

/** For the launcher: folders, ports, and the variables that a person may set to use the real services. */
export function launcherEnv() {
  return {
    dataDir: resolve(root, source.DATA_DIR ?? '.data'),
    ports: {
      web: port('PORT', 3000),
      cms: port('CMS_PORT', 3001),
      stripe: port('STRIPE_STAND_IN_PORT', 3010),
      smtp: port('MAIL_CATCHER_SMTP_PORT', 3025),
      mail: port('MAIL_CATCHER_PORT', 3026),
      postgres: port('POSTGRES_PORT', 3054),
    },
    given: source,
  };
}

export function postgresEnv() {
  return {
    dir: required('POSTGRES_DIR'),
    port: port('POSTGRES_PORT', 3054),
    password: required('POSTGRES_PASSWORD'),
    databases: required('POSTGRES_DATABASES').split(','),
    isThrowaway: source.POSTGRES_THROWAWAY === '1',
  };
}

export function stripeStandInEnv() {
  return {
    port: port('STRIPE_STAND_IN_PORT', 3010),
    host: source.STRIPE_STAND_IN_HOST,
    dir: source.STRIPE_STAND_IN_DIR,
    secretKey: required('STRIPE_SECRET_KEY'),
    publishableKey: required('STRIPE_PUBLISHABLE_KEY'),
    webhookSecret: source.STRIPE_WEBHOOK_SECRET,
    webhookUrl: source.STRIPE_WEBHOOK_URL,
  };
}

export function mailCatcherEnv() {
  return {
    smtpPort: port('MAIL_CATCHER_SMTP_PORT', 3025),
    port: port('MAIL_CATCHER_PORT', 3026),
    host: source.MAIL_CATCHER_HOST,
    dir: source.MAIL_CATCHER_DIR,
  };
}

export function openAiStandInEnv() {
  return {
    port: source.OPENAI_STAND_IN_PORT ? port('OPENAI_STAND_IN_PORT', 3030) : 0,
    apiKey: required('OPENAI_API_KEY'),
  };
}

/** Where a browser is, when a person says so. */
export function browserEnv() {
  return { executablePath: source.PLAYWRIGHT_CHROMIUM_PATH };
}
