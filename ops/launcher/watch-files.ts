import { readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

const leftOut = new Set(['node_modules', 'tests']);

/**
 * Tells each path in `folder` that is written, added or taken away, below `folder`, with slashes. Watches folders and no
 * files: many editors put a new file in the place of the old one, and a watch over the old one, which is what Node's own
 * `recursive` keeps on Linux, would hear of no second change.
 */
export function watchFiles(folder: string, onChange: (path: string) => void): () => void {
  const watchers = new Map<string, ReturnType<typeof watch>>();

  function follow(below: string): void {
    if (watchers.has(below)) return;
    const watcher = watch(join(folder, below), (_event, name) => {
      if (!name || leftOut.has(name)) return;
      const path = below ? `${below}/${name}` : name;
      if (isFolder(join(folder, path))) follow(path);
      else onChange(path);
    });
    // A folder that is taken away and made again is followed again.
    const forget = () => {
      watcher.close();
      watchers.delete(below);
    };
    watcher.on('error', forget);
    watchers.set(below, watcher);
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true }))
      if (entry.isDirectory() && !leftOut.has(entry.name))
        follow(below ? `${below}/${entry.name}` : entry.name);
  }

  follow('');
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
