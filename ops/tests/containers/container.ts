/** What Docker says about one container of the shop. */
export type Container = {
  id: string;
  service: string;
  /** 'web-2': service and number of the copy. */
  name: string;
  /** Inside of the shop's own network; '' while it does not run. */
  address: string;
  isRunning: boolean;
  /** Null: it has no health check. */
  health: string | null;
  /** Milliseconds since 1970. */
  startedAt: number;
  user: string;
  isReadOnly: boolean;
  given: string[];
  taken: string[];
  options: string[];
};

type Inspected = {
  Id: string;
  State: { Running: boolean; StartedAt: string; Health?: { Status: string } | null };
  Config: { User: string; Labels: Record<string, string> };
  HostConfig: {
    ReadonlyRootfs: boolean;
    CapAdd: string[] | null;
    CapDrop: string[] | null;
    SecurityOpt: string[] | null;
  };
  NetworkSettings: { Networks: Record<string, { IPAddress: string }> };
};

/** Reads what `docker inspect` writes, without the containers of commands that are run once. */
export function readContainers(json: string): Container[] {
  return (JSON.parse(json) as Inspected[])
    .filter(({ Config }) => Config.Labels['com.docker.compose.oneoff']?.toLowerCase() !== 'true')
    .map(({ Id, State, Config, HostConfig, NetworkSettings }) => {
      const service = Config.Labels['com.docker.compose.service'] ?? '';
      return {
        id: Id,
        service,
        name: `${service}-${Config.Labels['com.docker.compose.container-number']}`,
        address: Object.values(NetworkSettings.Networks)[0]?.IPAddress ?? '',
        isRunning: State.Running,
        health: State.Health?.Status ?? null,
        startedAt: Date.parse(State.StartedAt),
        user: Config.User,
        isReadOnly: HostConfig.ReadonlyRootfs,
        given: (HostConfig.CapAdd ?? []).map(plainName).toSorted(),
        taken: (HostConfig.CapDrop ?? []).map(plainName).toSorted(),
        options: HostConfig.SecurityOpt ?? [],
      };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Well: running, and healthy where that is asked. */
export const isWell = ({ isRunning, health }: Container): boolean =>
  isRunning && (health === null || health === 'healthy');

const plainName = (capability: string) => capability.replace(/^CAP_/, '');
