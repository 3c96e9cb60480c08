import type { CollectionConfig } from 'payload';
import { editors } from '../../access/editors.ts';
import { teamOrService } from '../../access/team-or-service.ts';
import { configEnv } from '../../env.ts';
import { line } from '../../fields/text.ts';
import { answerMissingFile } from '../../http/missing-file.ts';
import { takePicture } from '../../uploads/take.ts';

const width = (name: string, pixels: number) => ({
  name,
  width: pixels,
  withoutEnlargement: true,
  formatOptions: { format: 'webp' as const, options: { quality: 75, alphaQuality: 60, effort: 6 } },
});

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  disableDuplicate: true,
  access: {
    create: editors,
    read: teamOrService,
    update: editors,
    delete: editors,
    readVersions: editors,
    admin: editors,
    unlock: editors,
  },
  admin: {
    group: 'Pages and files',
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
    description:
      'Pictures of the site: JPEG, PNG, WebP or AVIF up to 20 MB. Each is stored in several sizes, so that phones load a small one.',
  },
  upload: {
    staticDir: configEnv().mediaDir,
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    pasteURL: false,
    handlers: [answerMissingFile],
    focalPoint: true,
    crop: false,
    adminThumbnail: 'w320',
    imageSizes: [
      width('w320', 320),
      width('w640', 640),
      width('w960', 960),
      { name: 'mail', width: 264, withoutEnlargement: true, formatOptions: { format: 'png' } },
    ],
  },
  hooks: { beforeOperation: [takePicture] },
  fields: [
    line('alt', 'What the picture shows', {
      description: 'One sentence for people who cannot see it. Screen readers speak it.',
      maxLength: 240,
    }),
  ],
};
