import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

/**
 * Unpacks the Chromium of the npm package @sparticuz/chromium below `dir` (200 MB, about four seconds, once a version)
 * and resolves with a command that starts it. The package's own unpacking leaves half a browser behind when it is
 * interrupted, and its libraries unused outside of Amazon's machines: a bare Debian has neither libnss3 nor fonts.
 */
export async function unpackBrowser(dir: string): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'No browser was found for the tests. Install Chromium or Google Chrome, or name one in PLAYWRIGHT_CHROMIUM_PATH.',
    );
  }
  const packed = fileURLToPath(new URL('../bin/', import.meta.resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(await readFile(join(packed, '../package.json'), 'utf8')) as {
    version: string;
  };
  const home = join(dir, version);
  const command = join(home, 'browser');
  if (existsSync(command)) return command;

  const draft = join(dir, `${version}.${process.pid}`);
  await mkdir(draft, { recursive: true });
  await Promise.all([
    unpackFile(join(packed, 'chromium.br'), join(draft, 'chromium')),
    unpackTar(join(packed, 'al2023.tar.br'), draft),
    unpackTar(join(packed, 'fonts.tar.br'), draft),
  ]);
  await writeFile(join(draft, 'fonts.conf'), fontsConf(home));
  await writeFile(join(draft, 'browser'), starter(home), { mode: 0o755 });
  try {
    await rename(draft, home);
  } catch (error) {
    // Another process was faster; what it unpacked is the same.
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(command)) throw error;
  }
  return command;
}

async function unpackFile(from: string, to: string): Promise<void> {
  await pipeline(
    createReadStream(from),
    createBrotliDecompress(),
    createWriteStream(to, { mode: 0o755 }),
  );
}

async function unpackTar(from: string, to: string): Promise<void> {
  const archive = join(to, basename(from, '.br'));
  await unpackFile(from, archive);
  await promisify(execFile)('tar', ['-xf', archive, '-C', to]);
  await rm(archive);
}

function starter(home: string): string {
  return `#!/bin/sh
export LD_LIBRARY_PATH="${home}/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="${home}/fonts.conf"
exec "${home}/chromium" "$@"
`;
}

function fontsConf(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${home}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${home}/font-cache</cachedir></fontconfig>
`;
}
