import type { AccessArgs, Endpoint, SanitizedConfig } from 'payload';
import { refuse } from '../http/refuse.ts';
import { nobody } from './nobody.ts';
import { team } from './team.ts';

/** Payload's own collections let every caller with an account in, also the storefront's key. These let people in. */
const forPeople = ['payload-locked-documents', 'payload-preferences'];

/** Shuts the collections that Payload adds by itself: for the code of this project alone, or for signed-in people. */
export function closeInternals(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.slug.startsWith('payload-')) continue;
    const { create, read, update, delete: remove, ...rest } = collection.access;
    const limit = (rule: typeof read) => (args: AccessArgs) => team(args) && rule(args);
    collection.access = forPeople.includes(collection.slug)
      ? { ...rest, create: limit(create), read: limit(read), update: limit(update), delete: limit(remove), readVersions: nobody, unlock: nobody }
      : { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody, admin: nobody };
    if (collection.slug === 'payload-preferences' && collection.endpoints) collection.endpoints = collection.endpoints.map(peopleOnly);
  }
  return config;
}

/** Preferences are written past the rules of their collection: their endpoints ask for a person themselves. */
function peopleOnly(endpoint: Endpoint): Endpoint {
  return { ...endpoint, handler: (req) => (team({ req }) ? endpoint.handler(req) : refuse(403, 'Only people keep preferences')) };
}
