import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';

const prefix = 'inline-script:';

/** Makes `import code from 'inline-script:./file.ts'` the text of that file and its imports: bundled, minified, one classic script. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.startsWith(prefix)) return null;
      const resolved = await this.resolve(source.slice(prefix.length), importer);
      return resolved && `\0${prefix}${resolved.id}`;
    },
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const { code, moduleIds } = await bundle(id.slice(prefix.length + 1));
      for (const file of moduleIds) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}

/** Builds `file` with what it imports. `code` needs no escaping inside a `<script>`; throws when it would. */
export async function bundle(file: string): Promise<{ code: string; moduleIds: string[] }> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code, moduleIds }] = built.output;
  if (/<\/script|<!--/i.test(code)) throw new Error(`${file} cannot stand inside a script element`);
  return { code: code.trim(), moduleIds };
}
