import { askForCode } from './ask-for-code.ts';

/** What a named call answered: its body, or a sentence that says what went wrong. */
export type Asked<Answer> = { answer: Answer; fault?: never } | { answer?: never; fault: string };

/** Sends `body` to a named call of the office, or reads one that takes none. Where a code of the code app is wanted, it is asked for and the call is made again. Never throws: what goes wrong is a sentence for people. */
export async function askDesk<Answer = object>(
  path: string,
  body?: object,
): Promise<Asked<Answer>> {
  try {
    const response = await fetch(
      `/cms-api/${path}`,
      body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
    const answer = (await response.json().catch(() => null)) as
      | (Answer & { message?: string; needsCode?: boolean; errors?: { message: string }[] })
      | null;
    if (response.ok && answer) return { answer };
    if (answer?.needsCode && body) {
      const code = await askForCode(answer.message ?? '');
      if (code !== null) return await askDesk<Answer>(path, { ...body, code });
    }
    if (response.status === 401)
      return { fault: 'You were signed out. Open this page again and sign in.' };
    return {
      fault:
        answer?.message ??
        answer?.errors?.[0]?.message ??
        'Something went wrong. Please try again.',
    };
  } catch {
    return { fault: 'The office cannot be reached. Please try again in a moment.' };
  }
}
