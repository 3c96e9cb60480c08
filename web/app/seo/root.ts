import type { Frame } from '../content/views.ts';

/** What the root loader gives every page. `siteUrl` is the shop's public origin, e.g. 'https://shop.example'. */
export type Root = { siteUrl: string; frame: Frame };
