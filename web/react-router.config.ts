import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  serverBuildFile: '[name].js',
  // The whole route table travels with the page, so that no manifest endpoint has to be guarded.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
