import type { FrameDocument, PracticeDocument, TextDocument } from './documents.ts';
import { fillIn } from './fill-in.ts';
import { toLink } from './link.ts';
import { toPageLink } from './pages/text-page.ts';
import type { Frame, Link } from './views.ts';

/** `pages`: those of text, in their order. */
export function toFrame(
  practice: PracticeDocument,
  doc: FrameDocument,
  pages: TextDocument[] = [],
): Frame {
  const { consent, footer, notFound } = doc;
  const menu = (doc.menu ?? []).map(toLink);
  const shop = (footer.shop ?? []).map(toLink);
  const learn = (footer.learn ?? []).map(toLink);
  const privacy = toLink(footer.privacy);
  return {
    practice: {
      name: practice.name,
      email: practice.email,
      tagline: practice.tagline,
      replyTime: practice.replyTime,
      builder: toLink(practice.builder),
    },
    announcement: toAnnouncement(doc.announcement),
    menu: [
      ...menu,
      ...missing(
        menu,
        pages.filter(({ inMenu }) => inMenu),
      ),
    ],
    menuWords: {
      button: doc.menuWords.button,
      reply: fillIn(doc.menuWords.reply, { time: practice.replyTime }),
    },
    footer: {
      text: footer.text,
      shop,
      learn,
      privacy,
      pages: missing(
        [...shop, ...learn, privacy],
        pages.filter(({ inFooter }) => inFooter),
      ),
      compliance: footer.compliance,
      headings: footer.headings,
    },
    consent: {
      text: consent.text,
      acceptLabel: consent.acceptLabel,
      declineLabel: consent.declineLabel,
      declineValue: consent.declineValue || null,
      sameSite: consent.sameSite,
      acceptOnScroll: consent.acceptOnScroll ?? false,
      acceptOnScrollPercent: consent.acceptOnScrollPercent,
      debug: consent.debug ?? false,
    },
    notFound,
  };
}

/** Links to the pages that none of `links` leads to. */
function missing(links: Link[], pages: TextDocument[]): Link[] {
  return pages.map(toPageLink).filter(({ href }) => links.every((link) => link.href !== href));
}

/** Shown only when it is switched on and complete: half an announcement would be an empty bar or a dead link. */
function toAnnouncement(doc: FrameDocument['announcement']): Frame['announcement'] {
  if (!doc?.isShown || !doc.text || !doc.label || !doc.href) return null;
  return { text: doc.text, link: { label: doc.label, href: doc.href } };
}
