import { join } from 'node:path';
import { root } from '../../env.ts';
import { buildAll } from '../../launcher/builds.ts';
import { environmentFor, type Environment, type Ports } from '../../launcher/environment.ts';
import { freePorts } from '../../launcher/ports.ts';
import { progress } from '../../launcher/progress.ts';
import { loadSecrets, type Secrets } from '../../launcher/secrets.ts';
import { createStack, type Stack } from '../../launcher/stack.ts';

export type OwnStack = {
  stack: Stack;
  environment: Environment;
  secrets: Secrets;
  ports: Ports;
  dataDir: string;
};

export type Options = {
  dataDir: string;
  given: Record<string, string>;
  onRestart: (name: string) => void;
  /** Changes what the services are told of each other before the stack is made. */
  adapt?: (environment: Environment, ports: Ports) => Promise<Environment>;
  mostEndings?: number;
};

/** The built shop on free ports and with a data folder of its own, for commands that must not touch a running one. Not yet started. */
export async function prepareOwnStack({
  dataDir,
  given,
  onRestart,
  adapt = async (environment) => environment,
  mostEndings,
}: Options): Promise<OwnStack> {
  const ports = await freePorts();
  const secrets = loadSecrets(dataDir);
  // One address makes all the visits of these commands.
  const environment = await adapt(
    environmentFor({ dataDir, ports, given: { LIMITS_FACTOR: '1000', ...given }, secrets }),
    ports,
  );
  await buildAll({
    root,
    env: environment.build,
    logDir: join(dataDir, 'logs'),
    onProgress: progress,
  });
  const stack = createStack({
    root,
    dataDir,
    ports,
    environment,
    mode: 'production',
    onProgress: progress,
    onRestart,
    onGivenUp: progress,
    mostEndings,
  });
  return { stack, environment, secrets, ports, dataDir };
}
