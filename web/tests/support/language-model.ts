import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const standIn = fileURLToPath(new URL('../../../ops/stand-ins/openai/main.ts', import.meta.url));
const apiKey = 'sk-of-the-tests';

/** As ops/stand-ins/openai/script.ts has them. */
type Act =
  | { mode: 'say'; text: string; afterMs?: number }
  | { mode: 'drip'; text: string; letters: number; everyMs: number }
  | { mode: 'call'; tool: string; arguments: object }
  | { mode: 'cut'; text: string }
  | { mode: 'status'; status: number; message?: string }
  | { mode: 'flood'; bytes: number }
  | { mode: 'silence' | 'half' | 'malformed' | 'empty' | 'refuse' };
type ModelCall = {
  model: string;
  messages: { role: string; content: string }[];
  tools?: object[];
  response_format?: object;
  store: boolean;
  max_completion_tokens: number;
  ended: 'answered' | 'hung up' | null;
};

export type LanguageModel = {
  /** What web's environment needs to use it. */
  env: { OPENAI_API_KEY: string; OPENAI_BASE_URL: string; OPENAI_MODEL: string };
  plays: (...acts: Act[]) => Promise<void>;
  calls: () => Promise<ModelCall[]>;
  forget: () => Promise<void>;
  close: () => Promise<void>;
};

/** Starts the stand-in for OpenAI as a process of its own, on a free port. */
export async function startLanguageModel(): Promise<LanguageModel> {
  const child = spawn(process.execPath, [standIn], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, OPENAI_API_KEY: apiKey },
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const url = line.replace('openai stand-in: ', '');
  const control = (path: string, init?: RequestInit) =>
    fetch(new URL(`/_control/${path}`, url), init);
  return {
    env: { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: url, OPENAI_MODEL: 'small' },
    plays: async (...acts) =>
      void (await control('acts', { method: 'POST', body: JSON.stringify(acts) })),
    calls: async () => (await (await control('calls')).json()) as ModelCall[],
    forget: async () => void (await control('calls', { method: 'DELETE' })),
    close: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
