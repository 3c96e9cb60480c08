import { textPath } from '../content/blog-paths.ts';
import type { OpenArticle } from '../content/views.ts';

/**
 * Asks the shop for an article with its text; null when none has this name.
 * @throws when it is out of reach, and for an answer of another build whose articles look different.
 */
export async function loadArticle(slug: string): Promise<OpenArticle | null> {
  const response = await fetch(textPath(slug));
  if (response.status === 404) return null;
  const answer: unknown = response.ok ? await response.json() : null;
  if (!isOpenArticle(answer)) throw new Error(`${slug} is out of reach`);
  return answer;
}

function isOpenArticle(answer: unknown): answer is OpenArticle {
  const { article, next } = (answer ?? {}) as Partial<OpenArticle>;
  return (
    typeof article?.text === 'string' && Array.isArray(article.contents) && Boolean(next?.slug)
  );
}
