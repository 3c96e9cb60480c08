import { onPage, pageCount } from '../blog-paths.ts';
import { toClosing } from '../closing.ts';
import { toDay } from '../date.ts';
import type { BlogPageDocument, PostDocument } from '../documents.ts';
import { toPicture } from '../media/picture.ts';
import { headingsOf, packText, toRichText } from '../rich-text.ts';
import type { Article, ArticleHead, ArticlePage, ArticleWords, BlogPage, Feed } from '../views.ts';
import { toPageHead } from './page-head.ts';

/** `posts`: all that are published. A page that does not exist has no articles. */
export function toBlogPage(doc: BlogPageDocument, posts: PostDocument[], number = 1): BlogPage {
  const { title, lead, readMore } = doc;
  const head = toPageHead(doc, lead);
  return {
    head: number === 1 ? head : { ...head, title: `${head.title ?? title}, page ${number}` },
    title,
    lead,
    readMore,
    words: toWords(doc),
    closing: toClosing(doc.closing),
    page: { number, last: pageCount(posts.length) },
    articles: onPage(posts, number).map(toArticleHead),
  };
}

/** The page of one article; null when none has this name. */
export function toArticlePage(
  doc: BlogPageDocument,
  posts: PostDocument[],
  slug: string,
): ArticlePage | null {
  const place = posts.findIndex((post) => post.slug === slug);
  const post = posts[place];
  if (!post) return null;
  const article = toArticle(post);
  return {
    head: { title: article.title, description: article.excerpt, picture: article.picture },
    blogTitle: doc.title,
    words: toWords(doc),
    closing: toClosing(doc.closing),
    article,
    next: toArticleHead(posts[place + 1] ?? posts[0] ?? post),
  };
}

export function toFeed({ title, lead }: BlogPageDocument, posts: PostDocument[]): Feed {
  return { title, lead, articles: posts.map(toArticleHead) };
}

export function toArticle(post: PostDocument): Article {
  const text = toRichText(post.content, post.slug);
  return { ...toArticleHead(post), text: packText(text), contents: headingsOf(text) };
}

function toArticleHead({ slug, title, excerpt, date, picture }: PostDocument): ArticleHead {
  return { slug, title, excerpt, date: toDay(date), picture: toPicture(picture) };
}

function toWords({ back, contents, next, note }: BlogPageDocument): ArticleWords {
  return { back, contents, next, note };
}
