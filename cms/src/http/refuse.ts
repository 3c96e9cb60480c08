/** A refusal in the shape that Payload's own errors have. */
export function refuse(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { errors: [{ message }] },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  );
}
