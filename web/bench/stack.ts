/** Addresses, accounts and processes of the running shop; `npm run bench` gives them. The only file of the bench that reads the environment. */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run \`npm run bench\` in the project's folder.`);
  return value;
}

export const stack = {
  webUrl: required('WEB_URL'),
  cmsUrl: required('CMS_URL'),
  /** The origin that browsers know the CMS by. */
  adminUrl: required('ADMIN_URL'),
  stripeUrl: required('STRIPE_URL'),
  stripeKey: required('STRIPE_KEY'),
  cmsApiKey: required('CMS_API_KEY'),
  /** Processes of the stack, for what they use of the machine. */
  pids: {
    web: Number(required('WEB_PID')),
    cms: Number(required('CMS_PID')),
    worker: Number(required('WORKER_PID')),
  },
  adminUsername: required('ADMIN_USERNAME'),
  adminPassword: required('ADMIN_PASSWORD'),
  chromiumPath: required('CHROMIUM_PATH'),
  chromiumArgs: JSON.parse(required('CHROMIUM_ARGS')) as string[],
  /** What web is started with. */
  sparingMemory: JSON.parse(required('SPARING_MEMORY')) as Record<string, string>,
  /** An empty folder for what a web process keeps on disk. */
  scratchDir: required('BENCH_DIR'),
  /** For the commands that a measure starts. */
  env: process.env,
};
