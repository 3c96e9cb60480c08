import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { editors } from '../access/editors.ts';
import { env } from '../env.ts';
import { isShown, placeOf } from './places.ts';
import { makePreviewToken } from './token.ts';

type Data = Record<string, unknown>;

const breakpoints = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
  { name: 'desk', label: 'Desk', width: 1440, height: 900 },
];

/** The address at which an editor sees a draft where visitors will see it; null for others, and without PREVIEW_SECRET. */
export function previewAddress(slug: string, data: Data, req: PayloadRequest): string | null {
  const { PREVIEW_SECRET: secret, SITE_URL: site } = env();
  const place = placeOf(slug, data);
  const id =
    'globalType' in data || typeof data.id !== 'string' || !(slug in req.payload.collections)
      ? null
      : data.id;
  if (!secret || !place || !editors({ req }) || (slug in req.payload.collections && !id))
    return null;
  const address = new URL(place.path, site);
  address.searchParams.set('preview', makePreviewToken(secret, { slug, id, path: place.path }));
  address.hash = place.part;
  return address.href;
}

/** Adds the preview beside the form, which follows what is written, and the button that opens it on its own. */
export function withPreview<Entity extends CollectionConfig | GlobalConfig>(
  entity: Entity,
): Entity {
  const { slug } = entity;
  if (!isShown(slug)) return entity;
  return {
    ...entity,
    admin: {
      ...entity.admin,
      preview: (data: Data, { req }: { req: PayloadRequest }) => previewAddress(slug, data, req),
      livePreview: {
        url: ({ data, req }: { data: Data; req: PayloadRequest }) =>
          previewAddress(slug, data, req),
        breakpoints,
      },
    },
  };
}
