import type { Environment, Ports } from '../../launcher/environment.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

/** The connections between services that a trial can break. */
export type Edges = Record<
  'webToCms' | 'cmsToPostgres' | 'cmsToStripe' | 'workerToPostgres' | 'workerToSmtp',
  FaultProxy
>;

/** Puts a fault proxy into each connection, and answers the environment whose services use them. */
export async function withFaultProxies(
  environment: Environment,
  ports: Ports,
): Promise<{ environment: Environment; edges: Edges }> {
  const edges: Edges = {
    webToCms: await startFaultProxy(ports.cms),
    cmsToPostgres: await startFaultProxy(ports.postgres),
    cmsToStripe: await startFaultProxy(ports.stripe),
    workerToPostgres: await startFaultProxy(ports.postgres),
    workerToSmtp: await startFaultProxy(ports.smtp),
  };
  const database = (proxy: FaultProxy) =>
    Object.assign(new URL(environment.cms.DATABASE_URL ?? ''), { port: String(proxy.port) }).href;
  const at = ({ port }: FaultProxy, scheme = 'http') => `${scheme}://127.0.0.1:${port}`;
  return {
    edges,
    environment: {
      ...environment,
      web: { ...environment.web, CMS_URL: at(edges.webToCms) },
      cms: {
        ...environment.cms,
        DATABASE_URL: database(edges.cmsToPostgres),
        STRIPE_API_BASE: at(edges.cmsToStripe),
      },
      worker: {
        ...environment.worker,
        DATABASE_URL: database(edges.workerToPostgres),
        SMTP_URL: at(edges.workerToSmtp, 'smtp'),
      },
    },
  };
}
