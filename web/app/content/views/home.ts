import type { Offer } from '../product.ts';
import type { Choice, Link, PageHead, Stat, Testimonial, Picture } from './parts.ts';

export type ContactSection = {
  title: string;
  lead: string;
  steps: { when: string; text: string }[];
  cardTitle: string;
  cardText: string;
  form: {
    labels: {
      firstName: string;
      lastName: string;
      email: string;
      phone: string;
      concern: string;
      interest: string;
      message: string;
      choose: string;
      button: string;
    };
    concerns: Choice[];
    interests: Choice[];
    sent: { title: string; text: string };
  };
};

export type HomePage = {
  head: PageHead;
  hero: {
    titleLine1: string;
    titleLine2: string;
    lead: string;
    trust: string;
    buttons: { order: string; consult: string; more: string };
    badges: { testing: string; certified: string };
    /** What the cheapest kit costs, and how long results take; null while the words or the facts are missing. */
    fromLine: string | null;
  };
  /** 'Trusted by …', star rating, '98% success rate', '13+ years …'. */
  claims: { value: string; label: string }[];
  journey: {
    title: string;
    lead: string;
    stepWord: string;
    /** The link to the page that helps to choose a kit. */
    help: string;
    steps: { title: string; text: string }[];
  };
  ways: {
    title: string;
    lead: string;
    program: {
      badge: string;
      title: string;
      text: string;
      points: { figure: string; text: string }[];
      /** What it costs, by the product that is for sale; null while none is. */
      plan: { price: string; payments: string[]; perPerson: string; total: string } | null;
      button: string;
    };
    testing: { title: string; text: string; button: string };
    workshop: {
      title: string;
      when: string;
      text: string;
      workshopButton: string;
      resourcesButton: string;
    };
  };
  services: {
    title: string;
    lead: string;
    /** Offers by id: gi-map, adult-gut-health, consultation-60 as rows, complete-package as a card. */
    offers: Offer[];
    /** What stands on the buttons of the rows. */
    buttons: {
      test: string;
      consultation: string;
      package: string;
      other: string;
      unavailable: string;
      partner: string;
    };
    supplements: { name: string; description: string; saving: string; href: string };
    family: { title: string; figure: string; text: string; button: string };
  };
  about: {
    title: string;
    lead: string;
    facts: { term: string; detail: string }[];
    link: Link;
    /** Name and face of the one who stands behind it. */
    name: string;
    portrait: Picture | null;
  };
  testimonials: {
    title: string;
    items: Testimonial[];
    stats: Stat[];
    more: string;
    sampleNote: string;
  };
  contact: ContactSection;
  scripture: { text: string; reference: string };
};
