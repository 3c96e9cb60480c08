import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from 'common/free-port';
import { callsOf } from '../../world/calls.ts';
import { startCopy } from '../../world/copies.ts';
import { grouped, seconds } from '../../world/figures.ts';
import { cart } from '../../world/shopper.ts';
import { onThisMachine } from '../../world/world.ts';
import { startBalancer } from '../balancer.ts';
import type { Trial } from '../trial.ts';
import type { World } from '../world.ts';

const paths = ['/', '/store', '/cart', '/checkout', '/api/payment/status'];
const longestStopMs = 15_000;

export const rollingRestart: Trial = {
  id: 'REL-12',
  title: 'two copies of the shop are asked to stop in turn, under load',
  async run(world) {
    const secondPort = await freePort();
    let second = await startCopy(world, { app: 'web', name: 'web-2', port: secondPort });
    const balancer = await startBalancer([world.ports.web, secondPort]);
    const over = new AbortController();
    // Payments take a second here, so that some are always under way.
    await world.edges.cmsToStripe.set({ mode: 'delay', ms: 500 });
    for (const port of [world.ports.web, secondPort]) await balancer.isUsing(port);
    const load = visit(world, balancer.port, over.signal);
    const stops: number[] = [];
    try {
      for (let turn = 0; turn < world.count(10, 2); turn += 1) {
        const first = world.stack.find('web');
        if (!first) throw new Error('The shop is not running');
        process.kill(first.pid, 'SIGTERM');
        stops.push(await timed(first.ended));
        await balancer.isUsing(world.ports.web);
        process.kill(second.pid, 'SIGTERM');
        stops.push(await timed(second.ended));
        second = await startCopy(world, { app: 'web', name: 'web-2', port: secondPort });
        await balancer.isUsing(secondPort);
      }
    } finally {
      over.abort();
      await load;
      balancer.stop();
      await second.stop(15);
    }
    const answers = await load;
    const failed = answers.filter((status) => status !== 200);
    const longest = Math.max(...stops);
    return {
      kept: failed.length === 0 && longest < longestStopMs && answers.length > 0,
      figure: `${stops.length} stops, ${grouped(answers.length)} requests meanwhile, ${failed.length} failed${failed.length > 0 ? ` (${[...new Set(failed)].join(', ')})` : ''}, longest stop ${seconds(longest)}`,
    };
  },
};

/** About thirty requests a second over kept connections, one in six of them a payment. Answers their statuses. */
async function visit(world: World, port: number, signal: AbortSignal): Promise<number[]> {
  const statuses: number[] = [];
  const running = new Set<Promise<void>>();
  for (let index = 0; !signal.aborted; index += 1) {
    const call = callsOf({ ...world, web: onThisMachine(port) });
    const path = paths[index % (paths.length + 1)];
    const asked = (
      path ? call('GET', path) : call('POST', '/api/create-payment-intent', cart())
    ).then(({ status }) => {
      statuses.push(status);
      running.delete(asked);
    });
    running.add(asked);
    await pause(30);
  }
  await Promise.all(running);
  return statuses;
}

async function timed(work: Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work;
  return performance.now() - from;
}
