import { send } from '../../world/calls.ts';
import { crowd } from '../../world/crowd.ts';
import type { Trial } from '../trial.ts';
import type { World } from '../world.ts';

/** What one address may ask of /api/payment/status in ten minutes (web/app/server/limits/rate-limit-table.ts). */
const allowance = 400;

export const visitorLimits: Trial = {
  id: 'SEC-18',
  title:
    'a visitor who invents addresses has the allowance of one, whichever of three copies answers',
  async run(world) {
    await limitsOf(world, '1', 3);
    const statuses = await crowd(allowance + 50, 8, async (index) => {
      const forged = `203.0.113.${index % 250}`;
      const headers = {
        'x-forwarded-for': forged,
        'x-real-ip': forged,
        forwarded: `for=${forged}`,
      };
      return (await send(`${world.web}/api/payment/status`, { headers })).status;
    });
    await limitsOf(world, '1000', 1);
    const answered = statuses.filter((status) => status === 200).length;
    return {
      kept: answered === allowance,
      figure: `${statuses.length} calls from one visitor under 250 invented addresses, at three copies that count in one Redis: ${answered} answered, ${statuses.filter((status) => status === 429).length} refused`,
    };
  },
};

async function limitsOf(
  { compose, standing }: World,
  factor: string,
  copies: number,
): Promise<void> {
  const { code, errors } = await compose.tryWith(
    { LIMITS_FACTOR: factor },
    'up',
    '-d',
    '--no-build',
    '--no-deps',
    '--scale',
    `web=${copies}`,
    'web',
  );
  if (code !== 0) throw new Error(errors);
  await standing();
}
