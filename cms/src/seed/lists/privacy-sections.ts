/** Each section in plain words: an empty line begins a paragraph, a hyphen a row of a list. */
export const privacySections = [
  {
    heading: 'Who we are',
    text: `We are a Christian family telemedicine and gut-health practice, led by a board-certified physician assistant. This policy covers this website, its shop, its chat assistant, the mails it sends and the free weekly workshop.

It applies to everyone who visits, whether or not you become a client. If you do become a client, your health records are also protected by the federal law called HIPAA, and by the Notice of Privacy Practices that you receive before your first visit. Where that notice and this policy differ, the notice decides about your health records.`,
  },
  {
    heading: 'What we collect',
    text: `We collect what you type, and no more than the purpose needs. You can read every page of this site without telling us who you are.

- When you write to us: your name, your email address, your telephone number if you give it, what concerns you, and your message.
- When you sign up for the workshop or take a free guide: your first and last name, your email address, and which guide it was.
- When you order: your name, email address, telephone number, date of birth and mailing address, what you ordered, what it cost, a coupon code if you used one, and whether it was paid. For a kit that somebody else will use, also their first name and date of birth.
- When we answer you or care for you: our replies, and short notes about what we agreed.
- When you buy a plan with monthly payments: the dates and amounts of those payments.
- When you talk with us by video: what you tell us about your health, and the results of your tests.

We also see what every web server sees: the page that was asked for, the time, and for a short while the network address that the request came from, so that nobody can flood the site. We do not build a profile from it, and we do not combine it with what you tell us.`,
  },
  {
    heading: 'What we do not collect',
    text: `We do not use advertising networks, we do not let others follow you through this site, and we do not buy information about you from anyone.

We never see or keep your full card number. We do not ask for your Social Security number. Please do not send it to us, nor pictures of your card or your identity papers.`,
  },
  {
    heading: 'How we use it',
    text: `We use what you give us for the reason you gave it:

- to answer you, usually within 48 hours
- to take payment, ship your kit, match your sample at the laboratory and return your results to you
- to hold consultations and to write your plan
- to send the guide or the workshop link that you asked for
- to keep the records that the law asks a health practice and a shop to keep
- to keep this site safe, and to find out what went wrong when something does

We do not sell your information, we do not rent it or lend it to advertisers, and we do not use your health information for marketing.`,
  },
  {
    heading: 'Who else sees it',
    text: `Some work is done by others for us. Each of them receives only its own part, and may use it only for that work:

- the laboratory that reads your sample
- the carrier that brings your kit
- the payment provider that charges your card
- the companies that run our servers, our mail and our video calls

Companies that handle protected health information for us do so under a written agreement, as HIPAA requires. Beyond that we share information only when you ask us to, when the law requires it, or when somebody’s life or safety is in danger.`,
  },
  {
    heading: 'Payments',
    text: `Card payments are handled by Stripe. The fields for your card are Stripe’s own: what you type there goes straight to Stripe and never passes through our servers. We send Stripe the amount, a reference to your order, and the name and contact details that belong to the card. We do not send the names of your tests, your date of birth or your messages.

Stripe uses what it receives to take the payment and to prevent fraud, under its own privacy policy, which you find at https://stripe.com/privacy.`,
  },
  {
    heading: 'Cookies and storage in your browser',
    text: `This site sets one cookie. It is called CookieConsent, it remembers your answer to the cookie banner, and it lasts 365 days. You may decline and still use everything.

Three things are kept in your own browser, and are not read by anyone else: your cart, a purchase that you have begun (its number, and a coupon code that you used or took off), and your conversation with the chat assistant. An open tab also remembers how far down each page you were. You can empty the cart and the conversation at any time, or clear all of it in the settings of your browser.

Where you type your card, at checkout or in the payment window of an offer, Stripe may set cookies of its own to tell a real buyer from a fraud.`,
  },
  {
    heading: 'The chat assistant',
    text: `The assistant in the corner is a computer program, not a clinician. It answers from the texts of this site. To write an answer, your messages are sent to our server, and from there they may be sent to a provider of artificial intelligence that works for us. We do not store the conversation on our server; it stays in your browser until you clear it, and one that is older than 30 days goes when you next open the chat.

Please do not tell the assistant your name, your date of birth or the details of your health. Use the contact form for that, where a person reads it. And never use the chat in an emergency: call 911.`,
  },
  {
    heading: 'Mail from us',
    text: `We write to you when there is a reason: your receipt, news of your order, an answer to your message, the guide you asked for, or the link to the workshop you signed up for. We keep health details out of mails as far as we can, because ordinary mail is not a sealed letter.

If you no longer want workshop mails, use the link at the foot of any of them, or write to us. Receipts and news about an order that is under way will still reach you.`,
  },
  {
    heading: 'Health information and HIPAA',
    text: `Our platform is HIPAA compliant. Your date of birth, your address, your telephone number and what you write about your health are stored encrypted. Only people of this practice who need them for your care can open them, and each opening is recorded.

The results of your tests go to you and to the practitioner who reads them with you. If you want another doctor to have them, tell us in writing, and we will send them.`,
  },
  {
    heading: 'How long we keep it',
    text: `Data of people who are not clients, such as messages, workshop sign-ups and guide downloads, is kept until its deletion is requested. Client data, such as orders, results and notes of consultations, is kept six years, counted from your last contact with us, and is then destroyed.

A checkout that you began and did not finish is erased after thirty days. Copies in our backups disappear as those backups are replaced.`,
  },
  {
    heading: 'Your rights, and how to have your data deleted',
    text: `You may ask us at any time

- what we have stored about you, and for a copy of it
- to correct what is wrong
- to delete it
- to stop writing to you
- who has received your information, and why

Write to the address below from the email address that you used with us, and say what you would like. We may ask you a question or two to be sure that it is you. We answer within 30 days, and we do not charge for it. If we must keep something, such as the record of a paid order or of your care, we will tell you what, why and until when. You will never be treated worse for asking.

Depending on the state you live in, you may have further rights, and we honor them. If you believe that your health privacy was not respected, you may also complain to the U.S. Department of Health and Human Services.`,
  },
  {
    heading: 'Children',
    text: `You need to be at least 13 years old to use this site. Children under 13 are not intended users, and we do not knowingly collect anything from them. If a child has written to us anyway, tell us, and we will delete it.

We do care for children: a parent or guardian orders the kit, gives us what we need to know, and joins every consultation. What you tell us about your child is protected in the same way as what you tell us about yourself.`,
  },
  {
    heading: 'How we keep it safe',
    text: `The connection to this site is encrypted. Health information is encrypted a second time where it is stored. The people who work here have accounts of their own, see only what their work needs, and are taught how to handle it. Nobody can promise perfect security, and we do not. If something happens that puts your information at risk, we will tell you without delay, as the law requires, with what you can do about it.`,
  },
  {
    heading: 'Links to other sites',
    text: `Our recommendations, the supplement partners and the local businesses have sites of their own, with their own rules about your data. Some links are affiliate links: the other site learns that you came from us, and we may earn a commission, but we do not learn who you are or what else you bought. This site is meant for people in the United States, and your information is kept there.`,
  },
  {
    heading: 'Changes, and how to reach us',
    text: `When this policy changes, the new date stands at the top of the page. If a change matters to information that you have already given us, we write to you before it takes effect.

Questions about your privacy are welcome. Write to the email address at the foot of this page, or use the contact form on our home page. A person reads it and answers you.`,
  },
];
