import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../world/until.ts';
import { outputOf, ran } from '../command-line.ts';

/** A second machine for a trial: an engine of its own in a network of its own, on a cable that can be pulled. */
export type Machine = {
  address: string;
  /** Runs a command of Docker there. */
  docker: (...args: string[]) => Promise<string>;
  /** As if the power failed: the cable is dead first, so that nobody is told anything, then every process. */
  kill: () => Promise<void>;
  /** Leaves nothing of it on the real machine. */
  remove: () => Promise<void>;
};

/** The network of both machines: the real one is `address` there. */
export type Cable = { name: string; address: string; remove: () => Promise<void> };

const network = '10.213.7';
const patienceMs = 60_000;
const ip = (...args: string[]) => outputOf(['ip', ...args]);

/** Needs root and iproute2; the kernel may refuse, and the error says at what. */
export async function layCable(name: string): Promise<Cable> {
  const address = `${network}.1`;
  await ip('link', 'add', 'name', name, 'type', 'bridge');
  await ip('address', 'add', `${address}/24`, 'dev', name);
  await ip('link', 'set', name, 'up');
  return { name, address, remove: async () => void (await ran(['ip', 'link', 'delete', name])) };
}

/** Starts an engine in `dir`, plugged into the cable. Throws, and leaves nothing, where the kernel refuses. */
export async function startMachine(name: string, cable: Cable, dir: string): Promise<Machine> {
  const address = `${network}.2`;
  const [near, far] = [`${name}-n`, `${name}-f`];
  const socket = join(dir, 'docker.sock');
  const at = ['docker', '--host', `unix://${socket}`];
  const kill = async () => {
    await ran(['ip', 'link', 'set', near, 'down']);
    for (const pid of await processesOf(name)) end(pid);
    await until('every process of the second machine has ended', patienceMs, async () =>
      (await processesOf(name)).length === 0 ? true : null,
    );
  };
  const remove = async () => {
    await kill();
    // A mount may be busy for a moment after its process has gone.
    for (const path of mountsBelow(dir)) await ran(['umount', '--lazy', path]);
    await ran(['ip', 'netns', 'delete', name]);
    await ran(['ip', 'link', 'delete', near]);
    for (const folder of cgroupsOf(name))
      await ran(['find', folder, '-depth', '-type', 'd', '-delete']);
    rmSync(dir, { recursive: true, force: true });
  };
  mkdirSync(dir, { recursive: true });
  try {
    await ip('netns', 'add', name);
    await ip('link', 'add', near, 'type', 'veth', 'peer', 'name', far, 'netns', name);
    await ip('link', 'set', near, 'master', cable.name, 'up');
    await ip('-n', name, 'link', 'set', 'lo', 'up');
    await ip('-n', name, 'address', 'add', `${address}/24`, 'dev', far);
    await ip('-n', name, 'link', 'set', far, 'up');
    await ip('-n', name, 'route', 'add', 'default', 'via', cable.address);
    const log = openSync(join(dir, 'dockerd.log'), 'a');
    // Not by `ip netns exec`, which hides the control groups that an engine needs.
    spawn(
      'nsenter',
      [
        `--net=/run/netns/${name}`,
        'dockerd',
        `--host=unix://${socket}`,
        `--data-root=${join(dir, 'data')}`,
        `--exec-root=${join(dir, 'run')}`,
        `--pidfile=${join(dir, 'pid')}`,
        `--cgroup-parent=/${name}`,
        '--no-new-privileges',
      ],
      { stdio: ['ignore', log, log], detached: true },
    ).unref();
    await until('the second engine answers', patienceMs, async () =>
      (await ran([...at, 'info'])).code === 0 ? true : null,
    );
  } catch (error) {
    await remove();
    throw error;
  }
  return { address, docker: (...args) => outputOf([...at, ...args]), kill, remove };
}

/** The engine with its helpers by their network, containers by their control group. */
async function processesOf(name: string): Promise<number[]> {
  const { output } = await ran(['ip', 'netns', 'pids', name]);
  const inGroup = readdirSync('/proc').filter(
    (pid) => /^\d+$/.test(pid) && groupOf(pid).includes(`/${name}/`),
  );
  return [...new Set([...output.split('\n').filter(Boolean), ...inGroup].map(Number))];
}

function groupOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cgroup`, 'utf8');
  } catch {
    return '';
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

/** Inner ones first. */
const mountsBelow = (dir: string): string[] =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((path) => path.startsWith(`${dir}/`))
    .toReversed();

const cgroupsOf = (name: string): string[] =>
  ['/sys/fs/cgroup', ...readdirSync('/sys/fs/cgroup').map((each) => `/sys/fs/cgroup/${each}`)]
    .map((folder) => join(folder, name))
    .filter((folder) => existsSync(folder));
