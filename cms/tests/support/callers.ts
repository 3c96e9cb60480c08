import type { Caller, TestCms } from './cms.ts';

/** Everybody whom the tables of access tell apart, signed in; the newcomer has to choose a password first. */
export async function signInEverybody(cms: TestCms): Promise<Record<string, Caller>> {
  const [staff, practitioner, admin] = [
    await cms.signIn('staff'),
    await cms.signIn('practitioner'),
    await cms.signIn('admin'),
  ];
  return {
    anonymous: { headers: {} },
    web: { headers: { authorization: `service-accounts API-Key ${cms.apiKey}` } },
    staff,
    practitioner,
    admin,
    newcomer: await cms.signIn('admin', { mustChangePassword: true }),
  };
}
