/** Addresses of the running shop; the test command gives them. The only file of these tests that reads the environment. */
function required(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: run these tests with \`npm test -- --only=browser\`.`);
  return value;
}

export const stack = {
  shopUrl: required('SHOP_URL'),
  adminUrl: required('ADMIN_URL'),
  adminUsername: required('ADMIN_USERNAME'),
  adminPassword: required('ADMIN_PASSWORD'),
  cmsApiKey: required('CMS_API_KEY'),
  stripeUrl: required('STRIPE_STAND_IN_URL'),
  webhookSecret: required('STRIPE_WEBHOOK_SECRET'),
  mailUrl: required('MAIL_URL'),
  chromiumPath: required('CHROMIUM_PATH'),
  chromiumArgs: JSON.parse(required('CHROMIUM_ARGS')) as string[],
  /** `npm run test:week`: the whole week of the practice, on a shop where nothing else waits, and the taps at every width. */
  isWholeWeek: process.env.WHOLE_WEEK === '1',
  /** For what time alone brings about; '' where nobody else's data may be touched. */
  databaseUrl: process.env.WEEK_DATABASE_URL ?? '',
  outputDir: process.env.E2E_OUTPUT_DIR ?? 'test-results',
};
