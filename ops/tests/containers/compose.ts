import { root } from '../../env.ts';
import { type Ran, docker, outputOf, ran } from './command-line.ts';
import { type Container, readContainers } from './container.ts';

export type Compose = {
  project: string;
  /** Runs a command of compose; throws when it fails. */
  run: (...args: string[]) => Promise<string>;
  /** The same with other variables, whatever comes of it. */
  tryWith: (variables: Record<string, string>, ...args: string[]) => Promise<Ran>;
  /** Runs one of the commands of ops/deploy for this shop. */
  script: (name: string, args?: string[], variables?: Record<string, string>) => Promise<Ran>;
  containers: (service?: string) => Promise<Container[]>;
};

type Settings = { project: string; envFile: string; files: string[]; env: Record<string, string> };

/** Compose for one shop of its own, with whichever compose there is. */
export async function createCompose({ project, envFile, files, env }: Settings): Promise<Compose> {
  const isPlugin = (await ran(['docker', 'compose', 'version'])).code === 0;
  const command = [
    ...(isPlugin ? ['docker', 'compose'] : ['docker-compose']),
    '-p',
    project,
    '--env-file',
    envFile,
    ...files.flatMap((file) => ['-f', file]),
  ];
  const forScripts = {
    ...env,
    COMPOSE_PROJECT_NAME: project,
    COMPOSE_FILE: files.join(':'),
    ENV_FILE: envFile,
  };
  return {
    project,
    run: (...args) => outputOf([...command, ...args], { cwd: root, env }),
    tryWith: (variables, ...args) =>
      ran([...command, ...args], { cwd: root, env: { ...env, ...variables } }),
    script: (name, args = [], variables = {}) =>
      ran(['sh', `ops/deploy/${name}`, ...args], {
        cwd: root,
        env: { ...forScripts, ...variables },
      }),
    async containers(service) {
      const labels = [
        `com.docker.compose.project=${project}`,
        ...(service ? [`com.docker.compose.service=${service}`] : []),
      ];
      const ids = (
        await docker('ps', '-aq', ...labels.flatMap((label) => ['--filter', `label=${label}`]))
      )
        .split('\n')
        .filter(Boolean);
      return ids.length > 0 ? readContainers(await docker('inspect', ...ids)) : [];
    },
  };
}
