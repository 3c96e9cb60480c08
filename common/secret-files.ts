import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Variables = Record<string, string | undefined>;

/** Others in such a folder are an orchestrator's own: '..data' of Kubernetes. */
const variable = /^[A-Z][A-Z0-9_]*$/;

/**
 * Variables with what stands in the files of the folder SECRETS_DIR besides, each file under the name of its variable, as
 * Docker Swarm and Kubernetes hand out secrets. A variable that is set wins over its file; blanks at the ends do not count.
 * @throws when the folder, or a file of it, cannot be read; the error names it and no secret.
 */
export function withSecretFiles<V extends Variables>(given: V): Variables {
  const folder = given.SECRETS_DIR;
  if (!folder) return given;
  const secrets = readFolder(folder).map((name) => [
    name,
    readFileSync(join(folder, name), 'utf8').trim(),
  ]);
  const set = Object.entries(given).filter(([, value]) => value);
  return { ...given, ...Object.fromEntries(secrets), ...Object.fromEntries(set) };
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => variable.test(name));
  } catch (cause) {
    throw new Error(`SECRETS_DIR names ${folder}, which cannot be read`, { cause });
  }
}
