/** Payload's own words, where the practice has better ones. */
export const words = {
  authentication: { login: 'Sign in', logOut: 'Sign out', logout: 'Sign out' },
  general: {
    dashboard: 'Today',
    createdAt: 'Created',
    updatedAt: 'Last changed',
    lastModified: 'Last changed',
    untitled: 'Without a title',
    noLabel: '—',
    noValue: '—',
  },
  upload: { editImage: 'What to keep in sight' },
  version: { schedulePublish: 'Publish at a time', scheduledSuccessfully: 'It is planned.' },
};

/** Leaves out the tab that shows raw data: it is for programmers. */
export function plainly<Entity extends { admin?: object }>(entity: Entity): Entity {
  return { ...entity, admin: { ...entity.admin, hideAPIURL: true } };
}
