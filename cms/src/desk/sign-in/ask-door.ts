type Refusal = { status: number; fault: string; secondFactor: string | null };
export type Answered<Answer> =
  | { answer: Answer; refusal?: never }
  | { answer?: never; refusal: Refusal };

type Body = { errors?: { message: string; data?: { secondFactor?: string } }[] };

/** Sends `body` to a call that nobody needs to be signed in for. Never throws: what goes wrong is a sentence for people. */
export async function askDoor<Answer>(path: string, body: object): Promise<Answered<Answer>> {
  const refuse = (status: number, fault: string, secondFactor: string | null = null) => ({
    refusal: { status, fault, secondFactor },
  });
  try {
    const response = await fetch(`/cms-api/users/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const read = (await response.json().catch(() => null)) as (Answer & Body) | null;
    if (response.ok && read) return { answer: read };
    const [error] = read?.errors ?? [];
    return refuse(
      response.status,
      error?.message ?? 'Something went wrong. Please try again.',
      error?.data?.secondFactor ?? null,
    );
  } catch {
    return refuse(0, 'The office cannot be reached. Please try again in a moment.');
  }
}
