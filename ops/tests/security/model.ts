import { randomBytes } from 'node:crypto';
import type { Act } from '../../stand-ins/openai/script.ts';
import { startOpenAiStandIn, type ModelCall } from '../../stand-ins/openai/server.ts';
import { readJson } from '../world/calls.ts';
import { ask } from './ask.ts';
import { startReplica, type Replica } from './replica.ts';
import type { World } from './world.ts';

export type ShopWithModel = {
  web: Replica;
  /** What the model is asked to do with its next calls; without more it answers with one friendly sentence. */
  script: (acts: Act[]) => Promise<void>;
  calls: () => Promise<ModelCall[]>;
  /** Forgets all calls, and what was to be done. */
  clear: () => Promise<void>;
  stop: () => Promise<void>;
};

/** One more shop, whose assistant has a language model: the stand-in, here in this process. */
export async function startShopWithModel(
  world: World,
  name: string,
  limitsFactor = '1',
): Promise<ShopWithModel> {
  const apiKey = `sk-${randomBytes(18).toString('hex')}`;
  const standIn = await startOpenAiStandIn({ apiKey });
  const control = (path: string) => standIn.url.replace(/\/v1$/, `/_control/${path}`);
  try {
    const web = await startReplica(world, name, {
      OPENAI_API_KEY: apiKey,
      OPENAI_BASE_URL: standIn.url,
      OPENAI_MODEL: 'stand-in',
      LIMITS_FACTOR: limitsFactor,
    });
    return {
      web,
      script: async (acts) =>
        void (await ask(control('acts'), { method: 'POST', body: JSON.stringify(acts) })),
      calls: async () => readJson((await ask(control('calls'))).text) as ModelCall[],
      clear: async () => void (await ask(control('calls'), { method: 'DELETE' })),
      async stop() {
        await web.stop();
        await standIn.stop();
      },
    };
  } catch (error) {
    await standIn.stop();
    throw error;
  }
}
