type Refusal = { message: string; data?: { errors?: { message: string }[] } };

/** Sets the password of an account; answers null, or a sentence that says what went wrong. */
export async function setPassword(
  account: string,
  passwords: { password: string; presentPassword: string; presentCode: string },
): Promise<string | null> {
  const init = {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(passwords),
  };
  const answer = await fetch(`/cms-api/users/${account}?depth=0`, init).catch(() => null);
  if (answer?.ok) return null;
  const read = (await answer?.json().catch(() => null)) as
    | { errors?: Refusal[] }
    | null
    | undefined;
  const [refusal] = read?.errors ?? [];
  return (
    refusal?.data?.errors?.[0]?.message ??
    refusal?.message ??
    'The office did not answer. Please try again in a moment.'
  );
}
