import { loadFiles } from './load-files.ts';
import { LoadWhole } from './load-whole.ts';

type RouteModule = Record<string, unknown>;

/**
 * Loads the code of a page that is gone to, in place of the framework's own function of this name, which reloads the page
 * that is left when a file is gone. Here the way goes on, and what stands at its end loads itself whole (ERR-04).
 */
export async function loadRouteModule(
  { id, module, imports = [] }: { id: string; module: string; imports?: string[] },
  known: Record<string, RouteModule>,
): Promise<RouteModule> {
  known[id] ??= await loadFiles([module, ...imports])
    .then(() => import(/* @vite-ignore */ module) as Promise<RouteModule>)
    .catch(() => ({ default: LoadWhole }));
  return known[id];
}
