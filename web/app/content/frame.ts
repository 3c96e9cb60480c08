import type { FrameDocument, PracticeDocument } from './documents.ts';
import { fillIn } from './fill-in.ts';
import { toLink } from './link.ts';
import type { Frame } from './views.ts';

export function toFrame(practice: PracticeDocument, doc: FrameDocument): Frame {
  const { consent, footer, notFound } = doc;
  return {
    practice: {
      name: practice.name,
      email: practice.email,
      tagline: practice.tagline,
      replyTime: practice.replyTime,
      builder: toLink(practice.builder),
    },
    announcement: toAnnouncement(doc.announcement),
    menu: (doc.menu ?? []).map(toLink),
    menuWords: {
      button: doc.menuWords.button,
      reply: fillIn(doc.menuWords.reply, { time: practice.replyTime }),
    },
    footer: {
      text: footer.text,
      shop: (footer.shop ?? []).map(toLink),
      learn: (footer.learn ?? []).map(toLink),
      privacy: toLink(footer.privacy),
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

/** Shown only when it is switched on and complete: half an announcement would be an empty bar or a dead link. */
function toAnnouncement(doc: FrameDocument['announcement']): Frame['announcement'] {
  if (!doc?.isShown || !doc.text || !doc.label || !doc.href) return null;
  return { text: doc.text, link: { label: doc.label, href: doc.href } };
}
