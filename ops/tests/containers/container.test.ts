import { expect, test } from 'vitest';
import { isWell, readContainers } from './container.ts';

function inspected({
  service = 'web',
  number = '1',
  oneoff = 'False',
  health,
  running = true,
}: {
  service?: string;
  number?: string;
  oneoff?: string;
  health?: string;
  running?: boolean;
} = {}) {
  return {
    Id: `${service}${number}${oneoff}`,
    State: {
      Running: running,
      StartedAt: '2026-11-22T10:00:00.5Z',
      ...(health ? { Health: { Status: health } } : {}),
    },
    Config: {
      User: 'node',
      Labels: {
        'com.docker.compose.service': service,
        'com.docker.compose.container-number': number,
        'com.docker.compose.oneoff': oneoff,
      },
    },
    HostConfig: {
      ReadonlyRootfs: true,
      CapAdd: ['CAP_NET_BIND_SERVICE', 'CHOWN'],
      CapDrop: null,
      SecurityOpt: ['no-new-privileges:true'],
    },
    NetworkSettings: { Networks: { shop_default: { IPAddress: '172.18.0.4' } } },
  };
}

test('containers are read with what they may do, without those of commands that are run once', () => {
  const json = JSON.stringify([
    inspected({ number: '2' }),
    inspected({ oneoff: 'True' }),
    inspected({ service: 'cms' }),
  ]);
  const [cms, web, ...more] = readContainers(json);
  expect([cms?.name, web?.name, more]).toEqual(['cms-1', 'web-2', []]);
  expect(web).toMatchObject({
    address: '172.18.0.4',
    user: 'node',
    isReadOnly: true,
    given: ['CHOWN', 'NET_BIND_SERVICE'],
    taken: [],
    options: ['no-new-privileges:true'],
    startedAt: Date.UTC(2026, 10, 22, 10, 0, 0, 500),
  });
});

test.each([
  [{}, true],
  [{ health: 'healthy' }, true],
  [{ health: 'starting' }, false],
  [{ health: 'unhealthy' }, false],
  [{ running: false }, false],
])('a container with %o is well: %s', (state, expected) => {
  const [container] = readContainers(JSON.stringify([inspected(state)]));
  expect(container && isWell(container)).toBe(expected);
});
