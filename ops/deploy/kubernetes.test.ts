import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import type { IJob } from 'kubernetes-models/batch/v1';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import type { IPodSpec } from 'kubernetes-models/v1';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../env.ts';

type Manifest = { apiVersion: string; kind: string; metadata: { name: string } };
type Operation = { op: 'replace'; path: string; value: unknown };
type Kustomization = {
  resources: string[];
  images?: { name: string; newName: string; newTag: string }[];
  replicas?: { name: string; count: number }[];
  configMapGenerator?: { name: string; literals: string[] }[];
  patches?: { target: { kind: string; name?: string }; patch: string }[];
};

const folder = join(root, 'ops/deploy/kubernetes');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const base = parse(read('base/kustomization.yaml')) as Kustomization;

/** As `kubectl kustomize` builds it, as far as these overlays go: patches, numbers of copies, images. */
function build(overlay: string): Manifest[] {
  const kustomization = parse(read(`overlays/${overlay}/kustomization.yaml`)) as Kustomization;
  const manifests = base.resources.flatMap((file) =>
    parseAllDocuments(read(`base/${file}`)).map((document) => document.toJS() as Manifest),
  );
  for (const { target, patch } of kustomization.patches ?? []) {
    const found = manifests.filter(
      ({ kind, metadata }) =>
        kind === target.kind && metadata.name === (target.name ?? metadata.name),
    );
    expect(found.length, `${target.kind} ${target.name ?? ''}`).toBeGreaterThan(0);
    for (const manifest of found)
      for (const operation of parse(patch) as Operation[]) replace(manifest, operation);
  }
  for (const { name, count } of kustomization.replicas ?? []) {
    const deployment = manifests.find(
      ({ kind, metadata }) => kind === 'Deployment' && metadata.name === name,
    ) as IDeployment | undefined;
    if (!deployment?.spec) throw new Error(`${overlay} counts copies of ${name}, which is none`);
    deployment.spec.replicas = count;
  }
  for (const pod of podsOf(manifests))
    for (const container of containersOf(pod)) {
      const image = kustomization.images?.find(({ name }) => name === container.image);
      if (!image) throw new Error(`${overlay} does not say where ${container.image} comes from`);
      container.image = `${image.newName}:${image.newTag}`;
    }
  for (const { name, literals } of kustomization.configMapGenerator ?? [])
    manifests.push({
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name },
      data: Object.fromEntries(literals.map((line) => line.split(/=(.*)/s).slice(0, 2))),
    } as Manifest);
  return manifests;
}

/** What is replaced has to be there. */
function replace(manifest: Manifest, { op, path, value }: Operation): void {
  expect(op).toBe('replace');
  const names = path.split('/').slice(1);
  const last = names.pop() ?? '';
  let place: Record<string, unknown> = manifest;
  for (const name of names) place = place[name] as Record<string, unknown>;
  expect(Object.keys(place), `${manifest.kind} ${path}`).toContain(last);
  place[last] = value;
}

const of = <T>(manifests: Manifest[], kind: string) =>
  manifests.filter((manifest) => manifest.kind === kind) as unknown as (T & Manifest)[];

const podsOf = (manifests: Manifest[]): IPodSpec[] =>
  [...of<IDeployment>(manifests, 'Deployment'), ...of<IJob>(manifests, 'Job')].map(({ spec }) => {
    if (!spec?.template.spec) throw new Error('A pod has nothing in it');
    return spec.template.spec;
  });

const containersOf = ({ containers, initContainers = [] }: IPodSpec) => [
  ...initContainers,
  ...containers,
];

const deployments = ['cms', 'worker', 'web'];

describe.each(['trial', 'live'])('SCALE-02 overlay %s', (overlay) => {
  const manifests = build(overlay);

  test('fits the schemas of Kubernetes’ own API', async () => {
    expect(manifests.length).toBeGreaterThan(15);
    for (const manifest of manifests) {
      const models = (await import(
        `kubernetes-models/${manifest.apiVersion}/${manifest.kind}`
      )) as Record<string, new (data: object) => { validate: () => void }>;
      const Model = models[manifest.kind];
      if (!Model) throw new Error(`There is no ${manifest.apiVersion} ${manifest.kind}`);
      expect(() => new Model(manifest).validate(), manifest.metadata.name).not.toThrow();
    }
  });

  // The schemas let a field pass that they do not know; the types made from them do not.
  test('has no field that Kubernetes does not know', { timeout: 120_000 }, async () => {
    mkdirSync(join(root, '.data'), { recursive: true });
    const dir = mkdtempSync(join(root, '.data/kubernetes-'));
    try {
      const file = join(dir, 'manifests.ts');
      writeFileSync(
        file,
        manifests
          .map(
            ({ apiVersion, kind, ...rest }, index) =>
              `import type { I${kind} as I${index} } from 'kubernetes-models/${apiVersion}';\nexport const m${index}: I${index} = ${JSON.stringify({ apiVersion, kind, ...rest }, null, 1)};`,
          )
          .join('\n'),
      );
      const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext'];
      const tsc = join(root, 'node_modules/.bin/tsc');
      const told = await promisify(execFile)(tsc, [...options, '--ignoreConfig', file]).then(
        () => '',
        ({ stdout }: { stdout: string }) => stdout,
      );
      expect(told).toBe('');
    } finally {
      rmSync(dir, { recursive: true });
    }
  });

  test('asks for nothing that the restricted profile refuses, and writes nowhere but into its volumes', () => {
    for (const pod of podsOf(manifests)) {
      expect(pod.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 1000,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(pod.automountServiceAccountToken).toBe(false);
      expect(pod.volumes?.every(({ emptyDir, secret }) => emptyDir ?? secret)).toBe(true);
      for (const { securityContext, resources, image } of containersOf(pod)) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(resources).toMatchObject({
          requests: { cpu: expect.any(String), memory: expect.any(String) },
          limits: { memory: expect.any(String) },
        });
        expect(image).toMatch(/^registry\.example\/practice\/shop-(web|cms):\S+$/);
      }
    }
  });

  test('asks each copy whether it is well, stops none before a new one is, and lets one go at a time', () => {
    const found = of<IDeployment>(manifests, 'Deployment');
    expect(found.map(({ metadata }) => metadata.name)).toEqual(deployments);
    for (const { spec } of found) {
      expect(spec?.strategy?.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
      for (const container of spec?.template.spec?.containers ?? [])
        expect(container).toMatchObject({
          startupProbe: expect.any(Object),
          readinessProbe: expect.any(Object),
          livenessProbe: expect.any(Object),
        });
    }
    expect(
      of<IPodDisruptionBudget>(manifests, 'PodDisruptionBudget').map(({ spec }) => [
        spec?.selector?.matchLabels?.app,
        spec?.maxUnavailable,
      ]),
    ).toEqual(deployments.map((name) => [name, 1]));
  });

  test('adds copies of web and CMS by their processors', () => {
    const scalers = of<IHorizontalPodAutoscaler>(manifests, 'HorizontalPodAutoscaler');
    expect(scalers.map(({ spec }) => spec?.scaleTargetRef.name)).toEqual(['cms', 'web']);
    for (const { spec } of scalers) {
      expect(spec?.metrics?.map(({ resource }) => resource?.name)).toEqual(['cpu']);
      expect(spec?.maxReplicas).toBeGreaterThanOrEqual(spec?.minReplicas ?? 1);
    }
  });

  test('is prepared once, by the only pod that is told the owner of the database, and the others wait', () => {
    const jobs = of<IJob>(manifests, 'Job');
    expect(jobs.map(({ metadata }) => metadata.name)).toEqual(['prepare']);
    const secretsOf = (pod: IPodSpec | undefined) =>
      pod?.volumes?.flatMap(({ secret }) => secret?.secretName ?? []);
    expect(secretsOf(jobs[0]?.spec?.template.spec)).toEqual(['shop-owner']);
    expect(
      of<IDeployment>(manifests, 'Deployment').map(({ metadata, spec }) => [
        metadata.name,
        secretsOf(spec?.template.spec),
        spec?.template.spec?.initContainers?.map(({ command }) => command?.at(-1)) ?? [],
      ]),
    ).toEqual([
      ['cms', ['shop-cms'], ['dist/until-prepared.mjs']],
      ['worker', ['shop-cms'], ['dist/until-prepared.mjs']],
      ['web', ['shop-web'], []],
    ]);
    for (const container of podsOf(manifests).flatMap(containersOf))
      expect(container.env).toContainEqual({ name: 'SECRETS_DIR', value: '/run/secrets/shop' });
  });

  test('lets nobody speak with anybody unless a rule says so', () => {
    const policies = of<INetworkPolicy>(manifests, 'NetworkPolicy');
    expect(policies.find(({ metadata }) => metadata.name === 'nothing')?.spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
    const ports = (kind: 'from' | 'to', app: string) =>
      policies
        .filter(
          ({ spec }) =>
            spec?.podSelector?.matchLabels?.app === app ||
            spec?.podSelector?.matchExpressions?.some(({ values }) => values?.includes(app)),
        )
        .flatMap(({ spec }) => (kind === 'from' ? spec?.ingress : spec?.egress) ?? [])
        .flatMap((rule) => rule.ports?.map(({ port }) => port) ?? []);
    expect(['web', 'cms', 'worker', 'prepare'].map((app) => ports('from', app))).toEqual([
      [3000],
      [3001],
      [],
      [],
    ]);
    expect(ports('to', 'web')).toEqual([3001, 6379, 443]);
    for (const app of ['cms', 'worker', 'prepare'])
      expect([app, ports('to', app)]).toEqual([app, [5432, 6379, 443, 465, 587]]);
  });

  test('keeps the admin at a host of its own', () => {
    const text = JSON.stringify(of(manifests, 'Ingress'));
    const config = of<{ data: Record<string, string> }>(manifests, 'ConfigMap')[0]?.data ?? {};
    for (const name of ['SITE_URL', 'CMS_PUBLIC_URL'])
      expect(text).toContain(`"host":"${new URL(config[name] ?? '').host}"`);
    expect(config.SITE_URL).not.toBe(config.CMS_PUBLIC_URL);
    expect(
      Object.keys(config).filter((name) => /SECRET|PASSWORD|KEY|DATABASE_URL/.test(name)),
    ).toEqual([]);
  });
});
