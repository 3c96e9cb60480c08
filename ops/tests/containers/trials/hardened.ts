import { ran } from '../command-line.ts';
import type { Trial } from '../trial.ts';
import { userOf } from '../world.ts';

/** What a container may do besides nothing. */
const needed: Record<string, string[]> = {
  postgres: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
  caddy: ['NET_BIND_SERVICE'],
};

/** Stand beside the shop and are none of its containers. */
const outside = ['stripe', 'redis'];

export const hardened: Trial = {
  id: 'HARDEN',
  title: 'read-only roots, no new privileges, no capability that is not needed',
  async run({ compose, say }) {
    const containers = (await compose.containers()).filter(
      ({ service }) => !outside.includes(service),
    );
    const faults: string[] = [];
    const users: string[] = [];
    for (const { id, name, service, isReadOnly, isRunning, given, taken, options } of containers) {
      if (!isReadOnly) faults.push(`${name} may write to its root`);
      if (!options.some((option) => /^no-new-privileges(:true)?$/.test(option)))
        faults.push(`${name} may gain privileges`);
      if (!taken.includes('ALL') || given.join() !== (needed[service] ?? []).join())
        faults.push(`${name} may ${given.join()}`);
      if (!isRunning) continue;
      const written = await ran(['docker', 'exec', id, 'sh', '-c', 'echo 1 > /written']);
      if (written.code === 0) faults.push(`${name} wrote to its root`);
      users.push(`${service} ${[...new Set((await userOf(id)).split(','))].join('/')}`);
    }
    if (users.some((line) => /^(web|cms|worker|mail) .*\b0\b/.test(line)))
      faults.push('a part of the shop runs as root');
    for (const fault of faults) say(`  ${fault}`);
    return {
      kept: faults.length === 0 && users.length > 0,
      figure: `${containers.length} containers, ${faults.length} faults; they run as ${users.join(', ')}`,
    };
  },
};
