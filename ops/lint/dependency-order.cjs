/** Which folder may know which (docs: the plan of the house). Types count like everything else. */
const code = '^(web/app|web/server.ts|cms/src|cms/server.ts|common|ops)';

/** The order of knowledge in cms, from the top: a folder knows those below it. What stands in one row does not know each other. */
const cmsOrder = [
  'commands',
  ['app', 'proxy', 'generated-types'],
  'payload.config',
  ['admin', 'startup'],
  ['seed', 'migrations'],
  ['collections', 'globals'],
  'payments',
  'fulfilment',
  ['people', 'leads', 'assistant', 'content-version', 'uploads', 'preview', 'accounts', 'audit'],
  'mails',
  'jobs',
  'http',
  'fields',
  'access',
  'transaction',
  'database',
  'log',
  ['env', 'payload-types'],
];

/** Rules that keep the folders and files below `root` to an order like that, and refuse what has no place in it. */
function layers(root, order) {
  const path = (names) => `^${root}/(${names.join('|')})(/|([.]test)?[.]tsx?$)`;
  const rows = order.map((row) => [row].flat());
  const rule = (name, from, to) => ({ name, severity: 'error', from, to });
  const upward = rows.flatMap((row, place) =>
    row.flatMap((name) => {
      const others = row.filter((other) => other !== name);
      const out = [...rows.slice(0, place).flat(), ...others];
      if (out.length === 0) return [];
      return [
        rule(`${root}/${name} knows what is below`, { path: path([name]) }, { path: path(out) }),
      ];
    }),
  );
  const known = { path: `^${root}/`, pathNot: path(rows.flat()) };
  return [...upward, rule(`${root}: every folder has its place`, known, {})];
}

module.exports = {
  forbidden: [
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
