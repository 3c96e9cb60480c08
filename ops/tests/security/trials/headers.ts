import { signInOwner } from '../../world/staff.ts';
import { ask, type Answered } from '../ask.ts';
import type { Trial } from '../trial.ts';
import type { World } from '../world.ts';

const everywhere = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
];
const talkative = ['x-powered-by', 'server', 'x-react-router-error'];

const webPaths = [
  '/',
  '/store',
  '/cart',
  '/checkout',
  '/store.data',
  '/_.data',
  '/nothing',
  '/nothing.data',
  '/assets/none.js',
  '/api/nothing',
  '/api/payment/status',
  '/health/live',
  '/health/ready',
  '/media/none.webp',
  '/media/x',
  '/%',
  '//evil.example',
  '/favicon.ico',
  '/robots.txt',
  '/store?x=1',
  '/freebies',
  '/mail/made-up',
  '/mail/made-up.data',
  '/api/contact',
  '/api/chat',
];
const cmsPaths = [
  '/',
  '/admin',
  '/admin/login',
  '/admin/nothing',
  '/nothing',
  '//evil.example',
  '/_next/static/none.js',
  '/_next/image?url=x',
  '/favicon.ico',
  '/cms-api/health',
  '/cms-api/nothing',
  '/cms-api/products',
  '/cms-api/users/me',
  '/cms-api/users/first-register',
  '/cms-api/%00',
  '/cms-api/media/file/none.webp',
  '/admin/',
];

/** Crawls both apps over their pages, data, files, refusals and failures, by http and by https. */
export const headers: Trial = {
  id: 'SEC-22',
  title: 'Every answer of both apps carries the security headers',
  run: async (world) => {
    const faults: string[] = [];
    let seen = 0;
    const check = (what: string, scheme: 'http' | 'https', answer: Answered) => {
      seen += 1;
      for (const fault of faultsOf(answer, scheme))
        faults.push(`${fault} (${answer.status}, ${what})`);
    };
    for (const scheme of ['http', 'https'] as const) {
      const proxy = { 'x-forwarded-proto': scheme };
      for (const path of [
        ...webPaths,
        ...(await assetsOf(world.web, '/', /(?:href|src)="(\/[^"#]+)"|"(\/assets\/[^"]+\.js)"/g)),
      ])
        check(path, scheme, await ask(world.web + path, { headers: proxy }));
      const cookie = await signInOwner(world);
      for (const path of [
        ...cmsPaths,
        ...(await assetsOf(world.cms, '/admin/login', /(?:href|src)="(\/[^"#]+)"/g)),
      ]) {
        check(path, scheme, await ask(world.cms + path, { headers: proxy }));
        check(
          `${path} signed in`,
          scheme,
          await ask(world.cms + path, { headers: { ...proxy, cookie } }),
        );
      }
      for (const [what, answer] of await refusals(world, proxy)) check(what, scheme, answer);
    }
    for (const fault of faults.slice(0, 8)) world.say(`  ${fault}`);
    return {
      kept: faults.length === 0,
      figure: `${seen} answers of both apps, ${faults.length} headers missing or too many`,
    };
  },
};

function faultsOf(answer: Answered, scheme: 'http' | 'https'): string[] {
  if (answer.status === 0) return ['no answer'];
  const missing = everywhere.filter((name) => !answer.headers[name]).map((name) => `no ${name}`);
  const tooMuch = talkative
    .filter((name) => answer.headers[name] !== undefined)
    .map((name) => `${name} is told`);
  const policy = String(answer.headers['content-security-policy']);
  const weak = ["script-src[^;]*'unsafe", 'default-src \\*']
    .filter((pattern) => new RegExp(pattern).test(policy))
    .map((pattern) => `policy has ${pattern}`);
  const hsts =
    (answer.headers['strict-transport-security'] !== undefined) === (scheme === 'https')
      ? []
      : [`HSTS over ${scheme}`];
  return [...missing, ...tooMuch, ...weak, ...hsts];
}

async function assetsOf(base: string, path: string, pattern: RegExp): Promise<string[]> {
  const { text } = await ask(base + path);
  return [
    ...new Set(Array.from(text.matchAll(pattern), ([, first, second]) => first ?? second ?? '')),
  ]
    .filter((found) => found && !found.startsWith('//'))
    .map((found) => found.replaceAll('&amp;', '&'));
}

async function refusals(
  world: World,
  proxy: Record<string, string>,
): Promise<[string, Answered][]> {
  const json = { ...proxy, 'content-type': 'application/json', origin: world.siteUrl };
  const page = await ask(`${world.web}/store`, { headers: proxy });
  const post = (url: string, headers: Record<string, string>, body: string) =>
    ask(url, { method: 'POST', headers, body });
  const call = `${world.web}/api/create-payment-intent`;
  return [
    [
      '304',
      await ask(`${world.web}/store`, {
        headers: { ...proxy, 'if-none-match': page.headers.etag ?? '*' },
      }),
    ],
    ['HEAD', await ask(`${world.web}/store`, { method: 'HEAD', headers: proxy })],
    ['400', await post(call, json, '{')],
    ['403', await post(call, { ...json, origin: 'https://evil.example' }, '{}')],
    ['405', await ask(call, { method: 'PUT', headers: json })],
    ['413', await post(call, json, 'x'.repeat(70_000))],
    [
      'a form',
      await post(
        `${world.web}/freebies`,
        { ...proxy, origin: world.siteUrl, 'content-type': 'application/x-www-form-urlencoded' },
        'email=x',
      ),
    ],
    ['415', await post(call, { ...json, 'content-type': 'text/plain' }, 'x')],
    ['cms 400', await post(`${world.cms}/cms-api/users/login`, json, '{')],
    [
      'cms 401',
      await post(`${world.cms}/cms-api/users/login`, json, '{"username":"x","password":"y"}'),
    ],
    ['cms 413', await post(`${world.cms}/cms-api/users/login`, json, 'x'.repeat(70_000))],
    ['cms 413 page', await post(`${world.cms}/admin`, json, 'x'.repeat(70_000))],
    [
      'cms 415',
      await post(`${world.cms}/cms-api/products`, { ...json, 'content-encoding': 'gzip' }, 'x'),
    ],
    [
      'cms OPTIONS',
      await ask(`${world.cms}/cms-api/products`, { method: 'OPTIONS', headers: proxy }),
    ],
  ];
}
