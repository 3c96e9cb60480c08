import { unpackText } from '../../content/unpack-text.ts';
import type { Article, TextPage } from '../../content/views.ts';
import { asSentence, passage, wordsOfBlocks, wordsOfInline, type Passage } from './passage.ts';

/** The policy is long and has many everyday words: it counts for less than other pages (`search.ts`). */
const privacyPath = '/privacy-policy';

export function ofText({ path, title, lead, sections, summary, dates }: TextPage): Passage[] {
  const kind = path === privacyPath ? 'privacy' : 'page';
  const points = summary.items.map(({ term, detail }) => `${term}: ${asSentence(detail)}`);
  return [
    passage(
      kind,
      `${title} in short`,
      [...(points.length > 0 ? points : [lead]), dates ?? ''].join(' ').trim(),
      path,
    ),
    ...sections.map(({ heading, text }) =>
      passage(kind, `${title}: ${heading}`, wordsOfBlocks(unpackText(text)), path),
    ),
  ];
}

/** One passage for what stands before the first heading, and one for each heading. */
export function ofArticles(articles: Article[]): Passage[] {
  return articles.flatMap(({ title, excerpt, slug, text: packed }) => {
    const text = unpackText(packed);
    const sections: { heading: string; from: number }[] = text.flatMap((block, from) =>
      block.kind === 'heading' ? [{ heading: wordsOfInline(block.text), from }] : [],
    );
    const path = `/blog#${slug}`;
    const opening = wordsOfBlocks(text.slice(0, sections[0]?.from ?? text.length));
    return [
      passage('article', title, `${asSentence(excerpt)}\n${opening}`, path),
      ...sections.map(({ heading, from }, place) =>
        passage(
          'article',
          `${title}: ${heading}`,
          wordsOfBlocks(text.slice(from + 1, sections[place + 1]?.from)),
          path,
        ),
      ),
    ];
  });
}
