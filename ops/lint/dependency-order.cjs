/** Which folder may know which (docs: the plan of the house). Types count like everything else. */
const code = '^(web/app|web/server.ts|cms/src|cms/server.ts|common|ops)';

/** The folders of the storefront from the top down: each knows those of later lines only. */
const webOrder = [
  ['routes'],
  ['root', 'entry'],
  ['page-styles'],
  ['shell'],
  [
    'home',
    'store',
    'blog',
    'faq',
    'about',
    'testimonials',
    'freebies',
    'recommendations',
    'local-businesses',
    'pages',
  ],
  ['chat', 'leads'],
  ['checkout', 'express-checkout', 'order-page'],
  ['purchase', 'payments'],
  ['cart'],
  ['page-parts', 'layout', 'seo'],
  ['consent', 'hydration'],
  ['ui'],
  ['art', 'api'],
  ['content'],
  ['cms'],
  ['server'],
  ['env'],
];

/** The order of knowledge in cms, from the top: a folder knows those below it. What stands in one row does not know each other. */
const cmsOrder = [
  'commands',
  ['app', 'proxy', 'generated-types'],
  'payload.config',
  'desk',
  ['admin', 'startup'],
  ['seed', 'migrations'],
  ['collections', 'globals'],
  ['order-page', 'data-rights', 'numbers', 'prices', 'publishing'],
  ['payments', 'people'],
  'fulfilment',
  ['leads', 'assistant', 'content-version', 'uploads', 'preview', 'accounts'],
  ['mails', 'backup'],
  'jobs',
  'http',
  'fields',
  'access',
  'audit',
  ['transaction', 'kept-reading'],
  'database',
  'database-role',
  'database-transactions',
  'log',
  'clock',
  ['env', 'payload-types'],
];

/**
 * One rule per line of `order`: what stands there (a folder of `root`, or the files of that name in `root` itself) knows
 * neither its neighbours nor what stands above. Whatever has no place in the order may know nothing.
 */
function layers(root, order) {
  const rows = order.map((row) => [row].flat());
  const inside = (names) => `^${root}/(${names.join('|')})[/.]`;
  return [
    ...rows.map((names, place) => ({
      name: `${root}: ${names.join(', ')}: nothing beside and nothing above`,
      severity: 'error',
      from: { path: inside(names) },
      to: { path: inside(rows.slice(0, place + 1).flat()), pathNot: `^${root}/$1[/.]` },
    })),
    {
      name: `a folder of ${root} without a place in its order`,
      severity: 'error',
      from: { path: `^${root}/`, pathNot: inside(rows.flat()) },
      to: {},
    },
  ];
}

module.exports = {
  forbidden: [
    ...layers('web/app', webOrder),
    ...layers('cms/src', cmsOrder),
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'web and cms know each other over HTTP, by generated types and by common',
      severity: 'error',
      from: { path: '^web/app', pathNot: '[.]test[.]' },
      to: { path: '^cms/(?!src/payload-types[.]ts)' },
    },
    {
      name: 'cms never imports web',
      severity: 'error',
      from: { path: '^cms/src' },
      to: { path: '^web/' },
    },
    {
      name: 'nothing imports ops',
      severity: 'error',
      from: { path: '^(web/app|cms/src|common)' },
      to: { path: '^ops/' },
    },
    {
      name: 'common knows nobody',
      severity: 'error',
      from: { path: '^common' },
      to: { path: '^(web|cms|ops)/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    includeOnly: code,
    exclude: { path: '(node_modules|[.]next|/build/|/dist/|/[.]react-router/)' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
