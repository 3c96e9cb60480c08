import { openAiStandInEnv } from '../../env.ts';
import { startOpenAiStandIn } from './server.ts';

const standIn = await startOpenAiStandIn(openAiStandInEnv());
process.stdout.write(`openai stand-in: ${standIn.url}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void standIn.stop().then(() => process.exit(0)));
}
