import type {
  AccessArgs,
  Endpoint,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
  Where,
} from 'payload';
import { nobody } from '../access/nobody.ts';
import { team } from '../access/team.ts';
import { refuse } from './refuse.ts';

/** Payload's own collections let every caller with an account in, also the storefront's key. These let people in. */
const forPeople = ['payload-locked-documents', 'payload-preferences'];

/**
 * Shuts what Payload adds by itself: its own collections, which are for the code of this project alone or for
 * signed-in people, and calls about versions of records that have none.
 */
export function closeInternals(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.versions && collection.endpoints)
      collection.endpoints = collection.endpoints.map(withoutVersions);
    // Payload calls that "not implemented", which is said of a server that fails.
    if (!collection.endpoints) collection.endpoints = [];
    if (collection.slug.startsWith('payload-')) closeCollection(collection);
  }
  return config;
}

function closeCollection(collection: SanitizedCollectionConfig): void {
  const { create, read, update, delete: remove, ...rest } = collection.access;
  const limit = (rule: typeof read) => (args: AccessArgs) => team(args) && rule(args);
  collection.access = forPeople.includes(collection.slug)
    ? {
        ...rest,
        create: limit(create),
        read: limit(read),
        update: limit(update),
        delete: limit(remove),
        readVersions: nobody,
        unlock: nobody,
      }
    : {
        create: nobody,
        read: nobody,
        update: nobody,
        delete: nobody,
        readVersions: nobody,
        unlock: nobody,
        admin: nobody,
      };
  if (collection.slug === 'payload-preferences' && collection.endpoints)
    collection.endpoints = collection.endpoints.map(forOwner);
}

/** Asked for versions of a collection without any, Payload fails over tables that do not exist. */
function withoutVersions(endpoint: Endpoint): Endpoint {
  return endpoint.path.startsWith('/versions')
    ? { ...endpoint, handler: () => refuse(404, 'There are no versions of this') }
    : endpoint;
}

/**
 * Preferences are written past the rules of their collection: their endpoints ask for a person themselves. The database
 * adapter fails over one that is to be deleted and does not exist.
 */
function forOwner(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: async (req) => {
      if (!team({ req }) || !req.user) return refuse(403, 'Only people keep preferences');
      if (
        endpoint.method === 'delete' &&
        endpoint.path === '/:key' &&
        !(await hasPreference(req, req.user, req.routeParams?.key))
      )
        return refuse(404, 'There is no such preference');
      return await endpoint.handler(req);
    },
  };
}

async function hasPreference(
  { payload }: PayloadRequest,
  user: { id: string | number; collection: string },
  key: unknown,
): Promise<boolean> {
  const own: Where[] = [
    { key: { equals: key } },
    { 'user.value': { equals: user.id } },
    { 'user.relationTo': { equals: user.collection } },
  ];
  return (
    (await payload.db.count({ collection: 'payload-preferences', where: { and: own } })).totalDocs >
    0
  );
}
