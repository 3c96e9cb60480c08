import type { UploadField } from 'payload';

export function picture(description: string): UploadField {
  return {
    name: 'picture',
    label: 'Picture',
    type: 'upload',
    relationTo: 'media',
    admin: { description },
  };
}
