/** Which folder may know which (docs: the plan of the house). Types count like everything else. */
const code = '^(web/app|web/server.ts|cms/src|cms/server.ts|common|ops)';

module.exports = {
  forbidden: [
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
