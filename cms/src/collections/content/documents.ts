import { join } from 'node:path';
import type { CollectionConfig } from 'payload';
import { editors } from '../../access/editors.ts';
import { nobody } from '../../access/nobody.ts';
import { teamOrService } from '../../access/team-or-service.ts';
import { configEnv } from '../../env.ts';
import { line } from '../../fields/text.ts';
import { answerMissingFile } from '../../http/missing-file.ts';
import { takeDocument } from '../../uploads/take.ts';

export const documents: CollectionConfig = {
  slug: 'documents',
  labels: { singular: 'PDF file', plural: 'PDF files' },
  disableDuplicate: true,
  access: {
    create: editors,
    read: teamOrService,
    update: editors,
    delete: editors,
    readVersions: nobody,
    unlock: nobody,
  },
  admin: {
    group: 'Pages and files',
    useAsTitle: 'title',
    defaultColumns: ['title', 'filename', 'filesize', 'updatedAt'],
    description:
      'The files behind the free guides: PDFs up to 20 MB, without scripts and without a password. Choose them in Free guides.',
  },
  upload: {
    staticDir: join(configEnv().mediaDir, 'documents'),
    mimeTypes: ['application/pdf'],
    pasteURL: false,
    handlers: [answerMissingFile],
  },
  hooks: { beforeOperation: [takeDocument] },
  fields: [
    line('title', 'Title', {
      description: 'What is in it. Visitors see the name of the guide, not this one.',
      maxLength: 120,
    }),
  ],
};
