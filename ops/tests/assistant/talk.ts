import type { World } from '../security/world.ts';
import { addressOf } from '../world/calls.ts';
import { readJson } from '../world/calls.ts';

export type Said = { role: 'user' | 'assistant'; content: string };

/** An answer as a panel that reads along gets it. `firstMs`: until its first words; Infinity when there were none. */
export type Heard = {
  status: number;
  message: string;
  routeToContact: boolean;
  by: string;
  /** 'poison english' */
  emergency: string | null;
  items: string[];
  firstMs: number;
};

type Event = {
  words?: string;
  end?: Omit<Heard, 'items' | 'status' | 'firstMs'> & { items: { id: string }[] };
};

/** Asks the assistant at `url` as a page of the shop does. */
export async function talk(world: World, url: string, messages: Said[]): Promise<Heard> {
  const began = performance.now();
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: {
      origin: world.siteUrl,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-forwarded-for': addressOf(world),
    },
    body: JSON.stringify({ messages }),
  });
  const decoder = new TextDecoder();
  let [text, firstMs] = ['', Infinity];
  for await (const chunk of response.body ?? []) {
    firstMs = Math.min(firstMs, performance.now() - began);
    text += decoder.decode(chunk, { stream: true });
  }
  const events = text
    .split('\n\n')
    .filter((part) => part.startsWith('data: '))
    .map((part) => readJson(part.slice(6)) as Event);
  const end = events.at(-1)?.end;
  return {
    status: response.status,
    message: end?.message ?? events.map(({ words }) => words ?? '').join(''),
    routeToContact: end?.routeToContact ?? false,
    by: end?.by ?? 'nobody',
    emergency: end?.emergency ?? null,
    items: end?.items.map(({ id }) => id) ?? [],
    firstMs,
  };
}
