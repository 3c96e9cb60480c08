import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../env.ts';
import { seconds } from '../../world/figures.ts';
import { docker } from '../command-line.ts';
import type { Trial } from '../trial.ts';
import { images } from '../world.ts';

type Lock = { packages: Record<string, { dev?: boolean }> };

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

/** Names of every package, folders of stand-ins, and files with variables. */
const look = `cd /shop/node_modules && ls -d [!.@]* @*/* | sed 's/^/package /'; [ ! -e /shop/ops/stand-ins/stripe ] || echo stand-in /shop/ops/stand-ins/stripe; [ ! -e /shop/local/src/openai ] || echo stand-in /shop/local/src/openai; find / -xdev -name '.env*' -not -path '*/node_modules/*' -not -path '/proc/*' 2>/dev/null | sed 's/^/variables /'`;

export const builtImages: Trial = {
  id: 'IMAGES',
  title: 'images without dev dependencies, stand-ins and secrets',
  async run({ version, written, took, say }) {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
    const secrets = Object.entries(written).filter(([name]) => /SECRET|PASSWORD|KEY/.test(name));
    const base = await sizeOf('node:24-slim');
    const sizes: string[] = [];
    const faults: string[] = [];
    for (const image of images) {
      const tag = `${image}:${version}`;
      const size = await sizeOf(tag);
      sizes.push(`${image} ${inMegabytes(size)} (${inMegabytes(size - base)} above its base)`);
      const told = (await docker('history', '--no-trunc', tag)) + (await docker('inspect', tag));
      faults.push(
        ...secrets
          .filter(([, value]) => told.includes(value))
          .map(([name]) => `${image} tells ${name}`),
      );
      if ((await docker('inspect', '-f', '{{.Config.User}}', tag)).trim() !== 'node')
        faults.push(`${image} runs as root`);
      for (const line of (
        await docker('run', '--rm', '--network', 'none', '--entrypoint', 'sh', tag, '-c', look)
      )
        .trim()
        .split('\n')) {
        const [kind, name = ''] = line.split(' ');
        if (kind !== 'package' || packages[`node_modules/${name}`]?.dev)
          faults.push(`${image} holds ${line}`);
      }
    }
    for (const fault of faults) say(`  ${fault}`);
    return {
      kept: faults.length === 0,
      figure: `${sizes.join(', ')}; built in ${seconds(took.building)}; ${faults.length} things that do not belong there`,
    };
  },
};

const sizeOf = async (image: string): Promise<number> =>
  Number(await docker('image', 'inspect', '-f', '{{.Size}}', image));
