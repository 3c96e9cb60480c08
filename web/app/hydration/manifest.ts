/** The framework writes it into each page. */
const name = '__reactRouterManifest';

type Manifest = {
  version: string;
  routes: Record<string, { id: string; path?: string; module: string; imports?: string[] }>;
};

/** The build that is open, and where the code of its pages is. */
export function readManifest(): Manifest | undefined {
  return (window as { [name]?: Manifest })[name];
}
