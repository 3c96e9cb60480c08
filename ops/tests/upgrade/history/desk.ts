import { send } from '../../world/calls.ts';
import type { Staff } from '../../world/staff.ts';
import type { Doc, Manifest } from '../manifest.ts';
import { person } from './people.ts';
import type { Story } from './story.ts';

/** The smallest PNG and the smallest PDF that are whole. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R/Size 1>>\nstartxref\n110\n%%EOF\n',
);

/** Accounts, coupons, leads of the telephone, files, and a kit that is not sold any more. */
export async function workAtTheDesk({ manifest, office, shop, at, buying }: Story): Promise<void> {
  const desk = await office();
  const { ADMIN_USERNAME, ADMIN_PASSWORD } = shop.secrets;
  const others = [
    {
      username: 'practitioner',
      password: 'granada mango 7 jardín',
      role: 'practitioner',
      name: 'Hannah Núñez',
    },
    { username: 'staff', password: 'kettle on the back stove 9', role: 'staff', name: 'Łucja 李' },
  ];
  for (const account of others) await desk.post('users', account);
  manifest.accounts = [
    { username: ADMIN_USERNAME, password: ADMIN_PASSWORD, role: 'admin' },
    ...others.map(({ username, password, role }) => ({ username, password, role })),
  ];

  await desk.post('coupons', {
    code: 'ONCE-ONLY',
    kind: 'amount',
    amount: 25,
    appliesTo: 'first',
    limitTotal: 1,
    active: true,
  });
  await desk.post('coupons', {
    code: 'SUMMER26',
    kind: 'percent',
    percent: 15,
    appliesTo: 'first',
    validUntil: '2026-09-01T00:00:00.000Z',
    active: true,
  });
  await desk.post('coupons', {
    code: 'ENDED',
    kind: 'percent',
    percent: 5,
    appliesTo: 'first',
    active: false,
  });
  manifest.spentCoupons = ['ONCE-ONLY', 'SUMMER26', 'ENDED'];

  for (const n of [60, 61]) {
    const { firstName, lastName, email } = person(n);
    await desk.post('lead-captures', {
      firstName,
      lastName,
      email,
      concern: `Por teléfono: hinchazón desde mayo, №${n}`,
      status: n === 60 ? 'new' : 'answered',
    });
  }
  const kit = (
    await desk.list<Doc & { price: number }>('products', 'where[handle][equals]=baby-gut')
  )[0];
  await desk.patch(`products/${kit?.id}`, { _status: 'draft' });
  manifest.notForSale = { id: 'baby-gut', price: kit?.price ?? 0 };
  manifest.files = await upload(desk);
  const questions = { 'article:heal-your-gut': 3, 'question:how-do-i-pay': 1 };
  for (const [passage, times] of Object.entries(questions)) {
    for (let time = 0; time < times; time += 1) {
      await send(`${at.cms}/cms-api/chat/unanswered`, {
        method: 'POST',
        headers: {
          authorization: `service-accounts API-Key ${shop.secrets.CMS_API_KEY}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ passage }),
      });
    }
  }
  await leads({ buying, desk, manifest });
}

async function upload(desk: Staff): Promise<Manifest['files']> {
  const wanted = [
    {
      slug: 'media',
      data: { alt: 'Un solo punto: 一点' },
      name: 'punto.png',
      type: 'image/png',
      bytes: png,
    },
    {
      slug: 'documents',
      data: { title: 'Guía mínima' },
      name: 'guia.pdf',
      type: 'application/pdf',
      bytes: pdf,
    },
  ];
  const files: Manifest['files'] = [];
  for (const { slug, data, name, type, bytes } of wanted) {
    const form = new FormData();
    form.set('file', new Blob([bytes], { type }), name);
    form.set('_payload', JSON.stringify(data));
    const { doc } = await desk.post<{ doc: Doc & { filename: string } }>(slug, form);
    if (slug === 'media') files.push({ url: `/media/${doc.filename}`, kept: doc.filename });
    else {
      const guide = {
        title: data.title,
        description: 'Una página.',
        type: 'PDF Guide',
        number: 99,
        position: 99,
        file: doc.id,
        colour: '#D3DDCA',
        _status: 'published',
      };
      const { doc: freebie } = await desk.post<{ doc: Doc }>('freebies', guide);
      files.push({
        url: `/freebies/${String(freebie.slug)}.pdf`,
        kept: `documents/${doc.filename}`,
      });
    }
  }
  return files;
}

type Room = Pick<Story, 'buying' | 'manifest'> & { desk: Staff };

/** Forms of the site, and how far the practice is with each. */
async function leads({ buying: { post }, desk, manifest }: Room): Promise<void> {
  const visitor = (n: number) => ({
    firstName: person(n).firstName,
    lastName: person(n).lastName,
    email: person(n).email,
    elapsedMs: 20_000,
  });
  const states = ['new', 'answered', 'closed'];
  for (const [place, status] of states.entries()) {
    const n = 40 + place;
    const typed = {
      phone: person(n).phone,
      concern: 'hormonal',
      interest: 'second-opinion',
      message: `¿Puedo empezar en enero? Своими словами ${n}.\n第二行。`,
    };
    const { id } = await post('/api/contact', { ...visitor(n), ...typed });
    manifest.messages.push({ id: String(id), typed });
    await desk.patch(`contact-submissions/${String(id)}`, { status });
    const { id: download } = await post('/api/freebie-downloads', {
      ...visitor(n + 3),
      freebieName: 'Ultimate Gut Health Guide',
    });
    await desk.patch(`freebie-downloads/${String(download)}`, { status });
    const { id: signup } = await post('/api/workshop-signup', visitor(n + 6));
    await desk.patch(`workshop-signups/${String(signup)}`, { status });
  }
  await post('/api/contact', {
    ...visitor(50),
    website: 'https://spam.example',
    concern: 'other',
    interest: 'general-questions',
    message: 'Buy followers',
  });
}
