export type CompletionRequest = {
  model: string;
  messages: { role: string; content: string }[];
  store: boolean;
  max_completion_tokens: number;
  reasoning_effort?: string;
};

const known = [
  'model',
  'messages',
  'store',
  'max_completion_tokens',
  'n',
  'temperature',
  'stream',
  'reasoning_effort',
];
const roles = ['system', 'developer', 'user', 'assistant'];

/**
 * Reads a request for a chat completion as the API does: names what is wrong with it. Stricter than the API in two
 * things that this project promises: nothing is to be stored, and the length of an answer is bounded.
 */
export function readCompletionRequest(body: unknown): CompletionRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Error('We could not parse the JSON body of your request.');
  const fields = body as Record<string, unknown>;
  const unknown = Object.keys(fields).find((name) => !known.includes(name));
  if (unknown) throw new Error(`Unrecognized request argument supplied: ${unknown}`);
  const { model, messages, store, max_completion_tokens: most, reasoning_effort: effort } = fields;
  if (typeof model !== 'string' || model === '')
    throw new Error('you must provide a model parameter');
  if (!Array.isArray(messages) || messages.length === 0)
    throw new Error("'messages' must not be empty");
  for (const [place, message] of (messages as Record<string, unknown>[]).entries()) {
    if (typeof message?.content !== 'string')
      throw new Error(`Invalid type for 'messages[${place}].content'`);
    if (!roles.includes(String(message.role)))
      throw new Error(`Invalid value: '${String(message.role)}' in 'messages[${place}].role'`);
  }
  if (store !== false) throw new Error("'store' must be false");
  if (typeof most !== 'number' || !Number.isInteger(most) || most < 1 || most > 4_000)
    throw new Error("'max_completion_tokens' must be a number up to 4000");
  return {
    model,
    messages: messages as CompletionRequest['messages'],
    store,
    max_completion_tokens: most,
    ...(typeof effort === 'string' && { reasoning_effort: effort }),
  };
}
