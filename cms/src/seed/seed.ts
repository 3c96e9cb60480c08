import type { Payload } from 'payload';

export async function seed(payload: Payload, { say }: { say: (line: string) => void }): Promise<void> {
  await payload.count({ collection: 'products' });
  say('Nothing to seed yet.');
}
