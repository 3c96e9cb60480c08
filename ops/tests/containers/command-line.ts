import { spawn } from 'node:child_process';

export type Ran = { code: number; output: string; errors: string };
export type Options = { cwd?: string; env?: Record<string, string>; input?: string };

/** Runs a command to its end, whatever that is, with nothing on the terminal. */
export function ran(
  [file = '', ...args]: string[],
  { cwd, env, input = '' }: Options = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
    const result: Ran = { code: 1, output: '', errors: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (result.output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (result.errors += text));
    // Who does not read what it is given is no trouble.
    child.stdin.on('error', () => {}).end(input);
    child.once('error', reject);
    child.once('close', (code) => resolve({ ...result, code: code ?? 1 }));
  });
}

/** Runs a command and answers what it wrote; throws with its last lines when it fails. */
export async function outputOf(command: string[], options: Options = {}): Promise<string> {
  const { code, output, errors } = await ran(command, options);
  if (code === 0) return output;
  throw new Error(
    `${command.slice(0, 6).join(' ')} … failed:\n${`${output}\n${errors}`.trim().split('\n').slice(-15).join('\n')}`,
  );
}

export const docker = (...args: string[]): Promise<string> => outputOf(['docker', ...args]);
