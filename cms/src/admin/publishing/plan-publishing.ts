import type { CollectionConfig, GlobalConfig } from 'payload';

const PublishButton = '/admin/publishing/publish-button.tsx#PublishButton';

/** Where a publication can be planned, our button opens the plan. */
export function planDocuments(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection;
  if (!canPlan(collection)) return collection;
  return {
    ...collection,
    admin: {
      ...admin,
      components: { ...admin?.components, edit: { ...admin?.components?.edit, PublishButton } },
    },
  };
}

/** The same for the texts of a page. */
export function planGlobal(global: GlobalConfig): GlobalConfig {
  const { admin } = global;
  if (!canPlan(global)) return global;
  return {
    ...global,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        elements: { ...admin?.components?.elements, PublishButton },
      },
    },
  };
}

function canPlan({ versions }: Pick<CollectionConfig | GlobalConfig, 'versions'>): boolean {
  const drafts = typeof versions === 'object' ? versions.drafts : null;
  return typeof drafts === 'object' && Boolean(drafts?.schedulePublish);
}
