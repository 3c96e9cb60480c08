import { join } from 'node:path';
import { dockerEnv, root } from '../../../env.ts';
import { outputOf } from '../command-line.ts';

const tag = 'shop-outside';

/** The image with what stands around the shop in a trial; built once, and left to Docker's own cache afterwards. */
export async function outsideImage(): Promise<string> {
  const { BUILD_NETWORK: network = 'default' } = dockerEnv();
  const context = join(root, 'ops/tests/containers/outside');
  await outputOf(['docker', 'build', '--quiet', '--network', network, '--tag', tag, context]);
  return tag;
}
