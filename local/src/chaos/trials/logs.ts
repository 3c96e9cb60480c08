import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canary, newShopper } from '../shopper.ts';
import type { Trial } from '../trial.ts';

export const cleanLogs: Trial = {
  id: 'PRV-07',
  title: 'what people typed is in no log',
  async run(world) {
    const shopper = newShopper(world);
    const { intent } = await shopper.pay();
    await shopper.report(intent);
    const folder = join(world.dataDir, 'logs');
    const files = readdirSync(folder).filter((name) => name.endsWith('.log'));
    const hits = files.flatMap((name) => {
      const found = readFileSync(join(folder, name), 'utf8').split('\n').filter((line) => line.toLowerCase().includes(canary));
      return found.length > 0 ? [`${name} ${found.length}`] : [];
    });
    const lines = files.reduce((sum, name) => sum + readFileSync(join(folder, name), 'utf8').split('\n').length, 0);
    return { kept: hits.length === 0 && lines > 100, figure: `${lines.toLocaleString('en-US')} lines of ${files.length} logs of this run searched, ${hits.length} logs with a hit${hits.length > 0 ? `: ${hits.join(', ')}` : ''}` };
  },
};
