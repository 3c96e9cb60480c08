import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export type Metrics = {
  /** Counts how long `server` takes to answer, by method and status: an address may name a person, so it is no label. */
  countRequests: (server: Server) => void;
  /** A figure that is read when somebody asks for it. A read that fails leaves it out. */
  addGauge: (name: string, help: string, read: () => Promise<number | null>) => void;
};

/**
 * Figures of this process for Prometheus, at /metrics of a port of their own that is never the shop's. Nothing of it is
 * about a person.
 *
 * @param service label of every figure: web, cms or worker.
 * @throws Error when the port is taken.
 */
export async function serveMetrics(
  service: string,
  { port, host }: { port: number; host: string },
): Promise<Metrics> {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    void answer(registry, request.url ?? '').then(({ status, type, body }) =>
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body),
    );
  });
  server.listen({ port, host });
  await once(server, 'listening');
  server.unref();
  return {
    countRequests: (watched) => countRequests(registry, watched),
    addGauge: (name, help, read) => addGauge(registry, { name, help, read }),
  };
}

async function answer(registry: Registry, url: string) {
  if (url !== '/metrics')
    return { status: 404, type: 'text/plain', body: 'Figures are at /metrics.\n' };
  return { status: 200, type: registry.contentType, body: await registry.metrics() };
}

function countRequests(registry: Registry, server: Server): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer, in seconds.',
    labelNames: ['method', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  server.on('request', (request, response) => {
    const startedAt = performance.now();
    response.once('close', () => {
      const method = methods.has(request.method ?? '') ? request.method : 'other';
      // Who goes away before the answer gets none.
      const status = response.writableFinished ? response.statusCode : 499;
      seconds.observe({ method, status }, (performance.now() - startedAt) / 1_000);
    });
  });
}

type Read = { name: string; help: string; read: () => Promise<number | null> };

function addGauge(registry: Registry, { name, help, read }: Read): void {
  const gauge = new Gauge({ name, help, registers: [], collect });
  registry.registerMetric(gauge);

  async function collect(): Promise<void> {
    const figure = await read().catch(() => null);
    if (figure === null) gauge.remove();
    else gauge.set(figure);
  }
}
