import { readdir, readFile } from 'node:fs/promises';
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { Payload, RichTextField } from 'payload';
import { sampleFile } from './files.ts';
import { hangPictures, type Draw } from './pictures.ts';
import { publishList } from './publish-list.ts';
import { readSheet } from './sheet.ts';

/** The articles of the Knowledge Corner, from seed/articles/<slug>.md. */
export async function seedArticles(payload: Payload, draw: Draw): Promise<void> {
  const editorConfig = editorConfigFactory.fromField({ field: textOfArticles(payload) });
  const samples = (await readArticles()).map(({ slug, title, excerpt, date, text }) => ({
    slug,
    title,
    excerpt,
    date: `${date}T12:00:00.000Z`,
    content: convertMarkdownToLexical({ editorConfig, markdown: text }),
    drawing: `article-${slug}`,
  }));
  await publishList(payload, 'posts', 'slug', await hangPictures(samples, draw));
}

async function readArticles() {
  const names = (await readdir(sampleFile('articles')))
    .filter((name) => name.endsWith('.md'))
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const { facts, text } = readSheet(await readFile(sampleFile('articles', name), 'utf8'), [
        'title',
        'excerpt',
        'date',
      ]);
      return { slug: name.replace(/\.md$/, ''), ...facts, text };
    }),
  );
}

function textOfArticles(payload: Payload): RichTextField {
  const field = payload.collections.posts.config.flattenedFields.find(
    ({ name }) => name === 'content',
  );
  if (field?.type !== 'richText') throw new Error('Articles have no text');
  return field;
}
