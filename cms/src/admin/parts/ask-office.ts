/** Sends `body` to a call of the admin. Throws with words for people. */
export async function askOffice<Answer>(
  path: string,
  body: object,
  signal?: AbortSignal,
): Promise<Answer> {
  const answer = await fetch(`/cms-api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
  const read = (await answer.json().catch(() => null)) as
    | (Answer & { errors?: { message: string }[] })
    | null;
  if (answer.ok && read) return read;
  throw new Error(
    read?.errors?.[0]?.message ?? 'The office did not answer. Please try again in a moment.',
  );
}
