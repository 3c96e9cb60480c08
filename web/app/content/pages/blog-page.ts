import { toDay } from '../date.ts';
import type { BlogPageDocument, PostDocument } from '../documents.ts';
import { toPicture } from '../picture.ts';
import { headingsOf, packText, toRichText } from '../rich-text.ts';
import type { Article, BlogPage } from '../views.ts';
import { toPageHead } from './page-head.ts';

export function toBlogPage(doc: BlogPageDocument, posts: PostDocument[]): BlogPage {
  const { title, lead, readMore, back, contents, next, note, closing } = doc;
  return {
    head: toPageHead(doc, doc.lead),
    title,
    lead,
    readMore,
    back,
    contents,
    next,
    note,
    closing: {
      title: closing.title,
      text: closing.text,
      testing: closing.testing,
      consultation: closing.consultation,
    },
    articles: posts.map(toArticle),
  };
}

function toArticle(post: PostDocument): Article {
  const text = toRichText(post.content, post.slug);
  return {
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    date: toDay(post.date),
    picture: toPicture(post.picture),
    text: packText(text),
    contents: headingsOf(text),
  };
}
