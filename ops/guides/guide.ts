import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../env.ts';

export const guidesFolder = join(root, 'cms/src/seed/guides');

/** The guides and how many pages the catalogue promises (spec §3). A card is a page. */
export const catalogue: Record<string, number> = {
  'ultimate-gut-health-guide': 15,
  'gut-health-smoothie-recipe-cards': 6,
  'gut-detox-binders-chart': 1,
  'gut-healing-foods-guide': 10,
  'family-wellness-tracker': 5,
  'probiotic-supplement-guide': 8,
  '30-day-gut-reset-challenge': 12,
};

const layouts = ['cover', 'page', 'recipe', 'sheet', 'chart'] as const;
type Layout = (typeof layouts)[number];
export type Page = { layout: Layout; colour?: string; drawing?: string; markdown: string };
export type Guide = {
  slug: string;
  title: string;
  subtitle: string;
  kind: string;
  subject: string;
  pages: Page[];
};

/** Reads content/<slug>.md. Throws with what is missing or unknown in it. */
export async function readGuide(slug: string): Promise<Guide> {
  const text = await readFile(join(guidesFolder, 'content', `${slug}.md`), 'utf8');
  return parseGuide(slug, text);
}

export function parseGuide(slug: string, text: string): Guide {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === undefined || body === undefined)
    throw new Error(`${slug}: the file begins with a head between two lines of ---.`);
  const fields = new Map(head.split('\n').map((line) => split(line, ': ')));
  const field = (name: string): string => {
    const value = fields.get(name);
    if (!value) throw new Error(`${slug}: the head has no ${name}.`);
    return value;
  };
  const pages = body
    .split(/^=== /m)
    .slice(1)
    .map((page) => parsePage(slug, page));
  return {
    slug,
    title: field('title'),
    subtitle: field('subtitle'),
    kind: field('kind'),
    subject: field('subject'),
    pages,
  };
}

function parsePage(slug: string, text: string): Page {
  const [line, markdown] = split(text, '\n');
  const [name, ...rest] = line.trim().split(/\s+/);
  const layout = layouts.find((known) => known === name);
  if (!layout) throw new Error(`${slug}: "=== ${line}" is no kind of page.`);
  return {
    layout,
    colour: rest.find((word) => word.startsWith('#')),
    drawing: rest.find((word) => !word.startsWith('#')),
    markdown: markdown.trim(),
  };
}

function split(text: string, at: string): [string, string] {
  const index = text.indexOf(at);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + at.length)];
}
