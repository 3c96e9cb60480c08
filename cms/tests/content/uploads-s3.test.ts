import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { useCms, type Caller } from '../support/cms.ts';
import { startS3 } from '../support/s3/s3.ts';
import { files } from '../support/samples.ts';

const account = {
  bucket: 'shop',
  accessKeyId: 'test-key',
  secretAccessKey: 'test-secret',
  region: 'eu-central-1',
};
const s3 = await startS3(account);
const cms = useCms({
  env: {
    S3_BUCKET: account.bucket,
    S3_REGION: account.region,
    S3_ENDPOINT: s3.url,
    S3_ACCESS_KEY_ID: account.accessKeyId,
    S3_SECRET_ACCESS_KEY: account.secretAccessKey,
  },
});
let practitioner: Caller;
let web: Caller;

beforeAll(async () => {
  practitioner = await cms.signIn('practitioner');
  web = { headers: { authorization: `service-accounts API-Key ${cms.apiKey}` } };
});
afterEach(() => s3.fail(null));
afterAll(() => s3.stop());

const picture = (width: number) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#88aa66' } })
    .jpeg()
    .toBuffer();
const keys = () => [...s3.objects.keys()].sort();
const read = (path: string, { as = web, range }: { as?: Caller; range?: string } = {}) =>
  cms.request(path, { as: { headers: { ...as.headers, ...(range ? { range } : {}) } } });

type Answer = {
  status: number;
  message: string;
  doc: {
    id: string;
    filename: string;
    focalX: number;
    sizes: Record<string, { filename: string | null }>;
  };
};

async function send(
  path: string,
  file: { name: string; type: string; data: Buffer } | null,
  { method = 'POST', fields = { alt: 'x', title: 'x' } }: { method?: string; fields?: object } = {},
): Promise<Answer> {
  const form = new FormData();
  if (file) form.set('file', new File([new Uint8Array(file.data)], file.name, { type: file.type }));
  form.set('_payload', JSON.stringify(fields));
  const request = new Request('http://x', { method, body: form });
  const body = new Uint8Array(await request.arrayBuffer());
  const headers = {
    'content-type': request.headers.get('content-type') ?? '',
    'content-length': String(body.length),
  };
  const answer = await cms.request(path, { as: practitioner, method, headers, body });
  const { doc, errors } = (await answer.json()) as {
    doc: Answer['doc'];
    errors?: { message: string }[];
  };
  return { status: answer.status, message: errors?.[0]?.message ?? '', doc };
}

const namesOf = ({ filename, sizes }: Answer['doc']) =>
  [filename, ...Object.values(sizes ?? {}).flatMap((size) => size.filename ?? [])].sort();
const uploadPicture = async (name: string, width = 400) =>
  send('media', { name, type: 'image/jpeg', data: await picture(width) });

async function messageOf(answer: Response): Promise<string | undefined> {
  return ((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message;
}

describe('S3 uploads', () => {
  test('a picture goes into the bucket with all its sizes, none of it onto the disk, and comes back through the admin', async () => {
    const { status, doc } = await uploadPicture('table.jpg', 1200);
    expect([status, keys()]).toEqual([201, namesOf(doc)]);
    expect(keys().length).toBe(5);
    expect(await readdir(process.env.MEDIA_DIR ?? '')).toEqual([]);
    for (const name of namesOf(doc)) {
      const answer = await read(`media/file/${name}`);
      const kind = { jpg: 'image/jpeg', webp: 'image/webp', png: 'image/png' }[
        name.split('.').pop() ?? ''
      ];
      expect([
        name,
        answer.status,
        answer.headers.get('content-type'),
        s3.objects.get(name)?.type,
      ]).toEqual([name, 200, kind, kind]);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([
        name,
        bytes.equals(s3.objects.get(name)?.body ?? Buffer.of()),
        Number(answer.headers.get('content-length')),
      ]).toEqual([name, true, bytes.length]);
    }
  });

  test('a PDF goes into its folder of the bucket; who may not read it is refused, and no other folder is reached', async () => {
    const { doc } = await send('documents', {
      name: 'guide.pdf',
      type: 'application/pdf',
      data: files.pdf,
    });
    expect(s3.objects.get(`documents/${doc.filename}`)?.body.equals(files.pdf)).toBe(true);
    const statuses = await Promise.all(
      [practitioner, web, { headers: {} }].map(
        async (as) => (await read(`documents/file/${doc.filename}`, { as })).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 403]);
    expect((await read(`media/file/documents%2F${doc.filename}`)).status).toBeGreaterThanOrEqual(
      400,
    );
  });

  test('a part of a file is handed out, and one that lies outside is refused', async () => {
    const { doc } = await send('documents', {
      name: 'guide.pdf',
      type: 'application/pdf',
      data: files.pdf,
    });
    const part = await read(`documents/file/${doc.filename}`, { range: 'bytes=1-3' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 1-3/${files.pdf.length}`,
      'PDF',
    ]);
    expect((await read(`documents/file/${doc.filename}`, { range: 'bytes=999999-' })).status).toBe(
      416,
    );
  });

  test('a new file takes the place of the old one with all its sizes; new words change no file', async () => {
    const { doc } = await uploadPicture('first.jpg');
    const others = keys().filter((key) => !namesOf(doc).includes(key));
    expect(
      (await send(`media/${doc.id}`, null, { method: 'PATCH', fields: { alt: 'y' } })).status,
    ).toBe(200);
    expect(keys()).toEqual([...others, ...new Set(namesOf(doc))].sort());
    const after = await send(
      `media/${doc.id}`,
      { name: 'second.jpg', type: 'image/jpeg', data: await picture(500) },
      { method: 'PATCH' },
    );
    expect([after.status, after.doc.filename.startsWith('second-')]).toEqual([200, true]);
    expect(keys()).toEqual([...others, ...new Set(namesOf(after.doc))].sort());
  });

  test('another focal point is kept, and the picture with its name too', async () => {
    const { doc } = await uploadPicture('focus.jpg');
    const before = keys();
    s3.objects.delete(doc.sizes.w320?.filename ?? '');
    const { status, doc: after } = await send(
      `media/${doc.id}?uploadEdits[focalPoint][x]=10&uploadEdits[focalPoint][y]=90`,
      null,
      { method: 'PATCH', fields: { alt: 'x', focalX: 10, focalY: 90 } },
    );
    expect([status, after.filename, keys()]).toEqual([200, doc.filename, before]);
    expect((await cms.payload.findByID({ collection: 'media', id: doc.id, depth: 0 })).focalX).toBe(
      10,
    );
  });

  test('what is deleted is gone from the bucket, and asking for it is a 404', async () => {
    const before = keys();
    const { doc } = await uploadPicture('gone.jpg');
    expect(keys().length).toBeGreaterThan(before.length);
    expect(
      (await cms.request(`media/${doc.id}`, { as: practitioner, method: 'DELETE' })).status,
    ).toBe(200);
    expect(keys()).toEqual(before);
    const answer = await read(`media/file/${doc.filename}`);
    expect([answer.status, await messageOf(answer)]).toEqual([404, 'There is no such file.']);
  });

  test('a file from before the bucket is still handed out from the disk', async () => {
    const folder = join(process.env.MEDIA_DIR ?? '', 'documents');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'old.pdf'), files.pdf);
    const answer = await read('documents/file/old.pdf');
    expect([
      answer.status,
      answer.headers.get('content-type'),
      Buffer.from(await answer.arrayBuffer()).equals(files.pdf),
    ]).toEqual([200, 'application/pdf', true]);
  });

  test('what is refused for its words leaves nothing in the bucket', async () => {
    const before = keys();
    const { status } = await send(
      'media',
      { name: 'x.jpg', type: 'image/jpeg', data: await picture(400) },
      { fields: { alt: 'x'.repeat(300) } },
    );
    expect(status).toBe(400);
    await expect.poll(keys).toEqual(before);
  });

  test('samples go into the bucket as well', async () => {
    const { drawInto } = await import('../../src/seed/pictures.ts');
    const { seedGuides } = await import('../../src/seed/guides.ts');
    const drawing = 'guide-gut-detox-binders-chart';
    await drawInto(cms.payload)([drawing]);
    expect(s3.objects.get(`${drawing}.webp`)?.type).toBe('image/webp');
    await seedGuides(cms.payload, () => Promise.resolve({}));
    const { docs } = await cms.payload.find({ collection: 'documents', limit: 100, depth: 0 });
    expect(docs.length).toBeGreaterThanOrEqual(7);
    for (const { filename } of docs)
      expect([filename, s3.objects.has(`documents/${filename}`)]).toEqual([filename, true]);
  });
});

describe('S3 away', () => {
  const faults = [
    { status: 503, code: 'SlowDown' },
    { status: 403, code: 'AccessDenied' },
  ];

  test.each(faults)(
    'answering $status, an upload is refused with a sentence and leaves neither record nor file',
    async (fault) => {
      const before = keys();
      const { totalDocs } = await cms.payload.count({ collection: 'media' });
      s3.fail(fault);
      const { status, message } = await uploadPicture('x.jpg');
      expect([status, message]).toEqual([
        503,
        'The file store cannot be reached. Nothing was saved; try again in a minute.',
      ]);
      expect([(await cms.payload.count({ collection: 'media' })).totalDocs, keys()]).toEqual([
        totalDocs,
        before,
      ]);
    },
  );

  test.each(faults)(
    'answering $status, a file is unavailable and not missing, and nothing can be deleted',
    async (fault) => {
      const { doc } = await uploadPicture('kept.jpg');
      s3.fail(fault);
      const answer = await read(`media/file/${doc.filename}`);
      expect([answer.status, await messageOf(answer)]).toEqual([
        503,
        'The file store cannot be reached. Try again in a minute.',
      ]);
      const deletion = await cms.request(`media/${doc.id}`, { as: practitioner, method: 'DELETE' });
      expect([deletion.status, await messageOf(deletion)]).toEqual([
        503,
        'The file store cannot be reached. Nothing was deleted; try again in a minute.',
      ]);
      s3.fail(null);
      expect((await read(`media/file/${doc.filename}`)).status).toBe(200);
      expect(
        (await cms.payload.findByID({ collection: 'media', id: doc.id, depth: 0 })).filename,
      ).toBe(doc.filename);
    },
  );

  test('a bucket that says nothing is given up', async () => {
    const { doc } = await uploadPicture('slow.jpg');
    s3.fail('hang');
    expect((await read(`media/file/${doc.filename}`)).status).toBe(503);
  });
});
