export type CompletionRequest = {
  model: string;
  messages: {
    role: string;
    content: string | null;
    tool_calls?: object[];
    tool_call_id?: string;
  }[];
  store: boolean;
  max_completion_tokens: number;
  stream: boolean;
  reasoning_effort?: string;
  response_format?: object;
  tools?: object[];
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
  'response_format',
  'tools',
];
const roles = ['system', 'developer', 'user', 'assistant', 'tool'];

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
    const asksForTools = message?.role === 'assistant' && Array.isArray(message.tool_calls);
    if (typeof message?.content !== 'string' && !(message?.content === null && asksForTools))
      throw new Error(`Invalid type for 'messages[${place}].content'`);
    if (!roles.includes(String(message.role)))
      throw new Error(`Invalid value: '${String(message.role)}' in 'messages[${place}].role'`);
    if (message.role === 'tool' && !isAnswerToCall(messages as Message[], place))
      throw new Error(
        `Invalid parameter: messages with role 'tool' must be a response to a preceding message with 'tool_calls'.`,
      );
  }
  const { tools, response_format: format, stream } = fields;
  if (tools !== undefined && (!Array.isArray(tools) || tools.length === 0))
    throw new Error("Invalid 'tools': empty array. Expected an array with minimum length 1.");
  if (store !== false) throw new Error("'store' must be false");
  if (typeof most !== 'number' || !Number.isInteger(most) || most < 1 || most > 4_000)
    throw new Error("'max_completion_tokens' must be a number up to 4000");
  return {
    model,
    messages: messages as CompletionRequest['messages'],
    store,
    max_completion_tokens: most,
    stream: stream === true,
    ...(typeof effort === 'string' && { reasoning_effort: effort }),
    ...(typeof format === 'object' && format !== null && { response_format: format }),
    ...(Array.isArray(tools) && { tools: tools as object[] }),
  };
}

type Message = Record<string, unknown>;

function isAnswerToCall(messages: Message[], place: number): boolean {
  const asking = messages.slice(0, place).findLast(({ role }) => role === 'assistant');
  const id = messages[place]?.tool_call_id;
  const calls = (asking?.tool_calls ?? []) as { id?: unknown }[];
  return typeof id === 'string' && calls.some((call) => call.id === id);
}
