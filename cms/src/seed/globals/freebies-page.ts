import type { Texts } from '../publish-texts.ts';

/** The weekly workshop keeps the day and hour of its fields (spec: Thursday 7 PM EST). */
export function freebiesPageTexts(flyer: string | undefined): Texts<'freebies-page'> {
  return {
    title: 'Bring your questions on Thursday',
    lead: 'The free weekly wellness workshop: one hour online, Thursday 7 PM EST, with the practitioner. She teaches for half of it and answers you for the rest.',
    metaDescription:
      'Join the free weekly wellness workshop, Thursday 7 PM EST, online, and download seven free gut health guides, recipes and charts.',
    workshop: { meetingLink: 'https://meet.example/thursday-table' },
    signedUp: {
      title: 'All Set',
      text: 'Check your email for the video-meeting link. We meet Thursday at 7 PM EST. Bring a cup of tea and your question.',
    },
    guides: {
      flyer,
      title: 'Free Gut Health Resources',
      lead: 'Seven things to read, print or put on the fridge. Tell us where to send your copy, and it is yours.',
      button: 'Download Free',
    },
    closing: {
      title: 'Ready to look closer?',
      text: 'A test shows what is there. An hour together shows what to do about it.',
      testing: 'Browse Testing Kits',
      consultation: 'Schedule Consultation',
    },
    confirmation: {
      title: 'Download Started!',
      lead: 'A copy is on its way to your inbox as well. If it is not there in ten minutes, look in spam. Until then, here is where families usually go next.',
      documentTitle: 'Your download',
      cards: [
        {
          title: 'Test your gut at home',
          text: 'Thirteen kits, with prices and days to results. Shipping is free.',
          label: 'Visit the store',
          href: '/store',
        },
        {
          title: 'Stock your kitchen',
          text: 'The food, books and household goods that we use ourselves.',
          label: 'See our recommendations',
          href: '/recommendations',
        },
        {
          title: 'Professional supplements',
          text: 'Our dispensary takes 10% off by itself, and ships free over $50.',
          label: 'Open the dispensary',
          href: 'https://dispensary.example',
        },
        {
          title: 'Take another guide',
          text: 'Recipes, charts, a tracker and a thirty-day challenge.',
          label: 'Back to the free guides',
          href: '/freebies',
        },
      ],
      programLink: 'See packages for the whole family',
      homeLink: 'Back to Home',
    },
  };
}
