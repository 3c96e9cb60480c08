import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../../', import.meta.url));

export const webhookSecret = 'whsec_of_the_tests';
export const oldWebhookSecret = 'whsec_before_it';

export type WebProcess = {
  url: string;
  port: number;
  pid: number;
  /** Everything it has logged, one JSON object a line. */
  logged: string[];
  signal: (name: 'SIGTERM' | 'SIGINT' | 'SIGSTOP' | 'SIGCONT') => void;
  exited: Promise<number | null>;
  close: () => Promise<void>;
};

/** Starts the built shop as visitors get it, on a free port. */
export async function startWeb(
  cmsUrl: string,
  env: Record<string, string> = {},
): Promise<WebProcess> {
  const child = spawn(process.execPath, ['build/server/server.js'], {
    cwd: web,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      SITE_URL: 'https://shop.example',
      CMS_URL: cmsUrl,
      CMS_API_KEY: 'key-of-the-tests,key-before-it',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_sample',
      STRIPE_WEBHOOK_SECRET: `${webhookSecret},${oldWebhookSecret}`,
      ...env,
    },
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const logged: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => logged.push(line));
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      logged.push(line);
      // Its last line is cut where it is killed while it writes.
      const [, bound] = /"port":(\d+).*"msg":"listening"/.exec(line) ?? [];
      if (bound) resolve(Number(bound));
    });
    void exited.then((code) =>
      reject(new Error(`web stopped with ${code} before it listened:\n${logged.join('\n')}`)),
    );
  });
  const url = `http://127.0.0.1:${port}`;
  // It listens before its application is loaded; a file waits for that.
  await fetch(`${url}/favicon.svg`);
  return {
    url,
    port,
    pid: child.pid ?? 0,
    logged,
    signal: (name) => child.kill(name),
    exited,
    close: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
