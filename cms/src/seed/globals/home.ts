/** Words of the home page; claims and figures as the spec states them (§1, §2, §9). */
export const homeTexts = {
  hero: {
    titleLine1: 'Trust God.',
    titleLine2: 'Trust your Gut.',
    lead: 'Root-cause gut care for the whole family, led by a board-certified physician assistant. Test at home, talk with someone who listens, and get a plan your family can follow.',
    trust: 'Trusted by 500+ Families',
    buttons: {
      order: 'Order Gut Health Testing',
      consult: 'Schedule Consultation',
      more: 'Learn More',
    },
    badges: { testing: 'Gut Health Testing', certified: 'PA-C Certified' },
  },
  claims: [
    { value: '98%', label: 'success rate' },
    { value: '1000+', label: 'families helped' },
    { value: '4.9', label: 'average rating' },
    { value: '13+', label: 'years of experience' },
  ],
  journey: {
    title: 'Four steps, one at a time',
    lead: 'Start with a test. We stay with you from there.',
    steps: [
      {
        title: 'Get gut testing',
        text: 'A kit comes to your door. You collect at home, in your own time.',
      },
      {
        title: 'Prevent symptoms and disease',
        text: 'See what is there early, and what to do about it.',
      },
      {
        title: 'Transform your family',
        text: 'One plan for food, sleep and supplements that all of you can follow.',
      },
      { title: 'Thrive', text: 'Energy, calm and regular days, for the people you love.' },
    ],
  },
  ways: {
    title: 'How to Work with Us',
    lead: 'Start with one kit, with the whole family, or with an hour on Thursday that costs nothing.',
    program: {
      badge: 'BEST VALUE',
      title: 'Family Wellness Program',
      text: 'A 6-month subscription for families who want someone beside them, from the first test to the last question.',
      points: [
        { figure: '7', text: 'personal consultations over 6 months' },
        { figure: '1+', text: 'family or bulk gut testing included' },
        { figure: '6', text: 'months of expert protocols, adjusted as you heal' },
      ],
      button: 'View Wellness Program',
    },
    testing: {
      title: 'One-time testing',
      text: 'Buy an individual kit, receive results, and go on from there, self-guided.',
      button: 'Shop Testing Kits',
    },
    workshop: {
      title: 'Free weekly wellness workshop',
      when: 'Thursday 7 PM EST, online',
      text: 'Bring your questions. Take home the free downloadable guides, recipes and charts.',
      workshopButton: 'Join a workshop',
      resourcesButton: 'Get free resources',
    },
  },
  services: {
    title: 'Services and what they cost',
    lead: 'Self-pay, with a superbill you can send to your insurance. Kits ship in 1 to 2 business days.',
    supplements: {
      name: 'Premium Supplements',
      description:
        'Practitioner-grade, through our partner dispensary. The discount is applied for you.',
      saving: '10% off',
      href: 'https://dispensary.example',
    },
    family: {
      title: 'Family Wellness Program',
      figure: '20% off',
      text: 'for 3 or more family members. Testing, consultations and protocols in one plan, for everyone at home.',
      button: 'Learn More',
    },
  },
  about: {
    title: 'A practitioner who has time for the whole story',
    lead: 'You have been told that it is stress, or age, or nothing. We look for the root cause, with lab work in one hand and faith in the other, and we stay until it makes sense.',
    facts: [
      { term: 'Credential', detail: 'Board-certified physician assistant, PA-C' },
      { term: 'Experience', detail: '13+ years in practice' },
      { term: 'Role', detail: 'Founder and CEO' },
      { term: 'Care', detail: 'Christian, faith-guided, by video' },
    ],
    link: { label: 'Read the story', href: '/about' },
  },
  contact: {
    title: 'Tell us what is going on',
    lead: 'The practitioner reads it herself and writes back within 48 hours.',
    steps: [
      { when: 'Today', text: 'Your note arrives, private and HIPAA compliant.' },
      { when: 'Within 48 hours', text: 'A personal reply with a suggested first step.' },
      { when: 'When you are ready', text: 'A kit in the mail or an hour on video.' },
    ],
  },
  scripture: {
    text: 'Beloved, I wish above all things that thou mayest prosper and be in health, even as thy soul prospereth.',
    reference: '3 John 1:2',
  },
};
