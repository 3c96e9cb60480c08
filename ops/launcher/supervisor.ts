import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type ManagedProcess, type Service, startService, tail } from './managed-process.ts';

export type Supervised = Service & {
  /** What has to be tidied up before each start, such as what a killed predecessor left behind. */
  before?: () => Promise<void>;
};

export type Supervisor = {
  /** Starts a service and waits until it is ready; from then on it is started again whenever it ends by itself. */
  launch: (service: Supervised) => Promise<void>;
  /** The process of a service as it runs now; undefined before its first start. */
  find: (name: string) => ManagedProcess | undefined;
  /** Ends one service and leaves it ended until `resume`. */
  halt: (name: string) => Promise<void>;
  resume: (name: string) => Promise<void>;
  /** Stops everything, the last one launched first; also in the middle of a start. */
  stop: () => Promise<void>;
};

type Options = {
  onRestart: (service: Service) => void;
  onGivenUp: (reason: string) => void;
  /** A service that ends so often within a minute, a failed start counted as an end, is given up. */
  mostEndings?: number | undefined;
};

const withinMs = 60_000;
const retryMs = 1_000;

/** Keeps services running. */
export function createSupervisor({ onRestart, onGivenUp, mostEndings = 8 }: Options): Supervisor {
  const launched = new Map<string, Supervised>();
  const halted = new Set<string>();
  const running = new Map<string, ManagedProcess>();
  const restarts = new Map<string, Promise<void>>();
  const endings = new Map<string, number[]>();
  let isStopping = false;

  async function start(service: Supervised): Promise<void> {
    await service.before?.();
    if (isStopping || halted.has(service.name)) throw new Error('Stopped while starting.');
    await startService(service, (spawned) => running.set(service.name, spawned));
  }

  function watch(service: Supervised): void {
    void running.get(service.name)?.ended.then(() => {
      if (isStopping || halted.has(service.name)) return;
      restarts.set(service.name, again(service));
    });
  }

  /** What it depends on may have ended too and need a moment: a start that fails is one more ending. */
  async function again(service: Supervised): Promise<void> {
    for (;;) {
      if (isStopping || halted.has(service.name)) return;
      const now = Date.now();
      const recent = [
        ...(endings.get(service.name) ?? []).filter((at) => at > now - withinMs),
        now,
      ];
      endings.set(service.name, recent);
      if (recent.length >= mostEndings)
        return onGivenUp(
          `${service.name} keeps ending by itself. The end of ${service.logFile}:\n\n${tail(service.logFile)}\n\n`,
        );
      onRestart(service);
      try {
        await start(service);
        return watch(service);
      } catch {
        await pause(retryMs);
      }
    }
  }

  async function stopAll(): Promise<void> {
    for (const process of [...running.values()].toReversed()) await process.stop();
  }

  return {
    async launch(service) {
      rmSync(service.logFile, { force: true });
      launched.set(service.name, service);
      await start(service);
      watch(service);
    },
    find: (name) => running.get(name),
    async halt(name) {
      halted.add(name);
      await running.get(name)?.stop();
      await restarts.get(name);
    },
    async resume(name) {
      const service = launched.get(name);
      if (!service || !halted.delete(name)) return;
      await start(service);
      watch(service);
    },
    async stop() {
      isStopping = true;
      await stopAll();
      await Promise.allSettled(restarts.values());
      await stopAll();
    },
  };
}
