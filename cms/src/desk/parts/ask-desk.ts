import { askForCode } from './ask-for-code.ts';

/** What a named call answered: its body, or a sentence that says what went wrong. */
export type Asked<Answer> = { answer: Answer; fault?: never } | { answer?: never; fault: string };

/** Sends `body` to a named call of the office, or reads one that takes none. Where a code of the code app is wanted, it is asked for and the call is made again. Never throws: what goes wrong is a sentence for people. */
export async function askDesk<Answer = object>(
  path: string,
  body?: object,
): Promise<Asked<Answer>> {
  const asked = await send<Answer>(
    path,
    body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  if (!asked.needsCode || !body) return asked;
  const code = await askForCode(asked.fault ?? '');
  return code === null ? asked : await askDesk<Answer>(path, { ...body, code });
}

/** Uploads a file to a list of files, with the fields of its row. Never throws, as `askDesk`. */
export async function sendFile<Answer>(
  list: string,
  file: File,
  fields: object,
): Promise<Asked<Answer>> {
  const body = new FormData();
  body.set('file', file);
  body.set('_payload', JSON.stringify(fields));
  return await send<Answer>(list, { body });
}

type Sent<Answer> = Asked<Answer> & { needsCode?: boolean };

async function send<Answer>(
  path: string,
  init?: { headers?: Record<string, string>; body: BodyInit },
): Promise<Sent<Answer>> {
  try {
    const response = await fetch(`/cms-api/${path}`, init && { method: 'POST', ...init });
    const answer = (await response.json().catch(() => null)) as
      | (Answer & { message?: string; needsCode?: boolean; errors?: { message: string }[] })
      | null;
    if (response.ok && answer) return { answer };
    if (response.status === 401)
      return { fault: 'You were signed out. Open this page again and sign in.' };
    return {
      needsCode: answer?.needsCode === true,
      fault:
        answer?.message ??
        answer?.errors?.[0]?.message ??
        'Something went wrong. Please try again.',
    };
  } catch {
    return { fault: 'The office cannot be reached. Please try again in a moment.' };
  }
}
