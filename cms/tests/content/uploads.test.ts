import fs, { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { useCms, type Caller } from '../support/cms.ts';
import { files } from '../support/samples.ts';
import { badDocuments, badPictures, goodPictures, type Sent } from '../support/uploads.ts';

const cms = useCms();
let practitioner: Caller;
let staff: Caller;

beforeAll(async () => {
  practitioner = await cms.signIn('practitioner');
  staff = await cms.signIn('staff');
});

type Answer = {
  status: number;
  message: string;
  doc: { id: string; filename: string; mimeType: string; width: number; height: number };
};

async function upload(
  collection: 'media' | 'documents',
  { name, type, data }: Sent,
  { as = practitioner, method = 'POST', id = '' } = {},
): Promise<Answer> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(data)], name, { type }));
  form.set('_payload', JSON.stringify({ alt: 'x', title: 'x' }));
  const request = new Request('http://x', { method, body: form });
  const body = Buffer.from(await request.arrayBuffer());
  const headers = {
    'content-type': request.headers.get('content-type') ?? '',
    'content-length': String(body.length),
  };
  const answer = await cms.request(`${collection}${id && `/${id}`}`, {
    as,
    method,
    headers,
    body: new Uint8Array(body),
  });
  const { doc, errors } = (await answer.json()) as {
    doc: Answer['doc'];
    errors?: { message: string; data?: { errors?: { message: string }[] } }[];
  };
  return {
    status: answer.status,
    message: errors?.[0]?.data?.errors?.[0]?.message ?? errors?.[0]?.message ?? '',
    doc,
  };
}

const stored = async () =>
  (await readdir(process.env.MEDIA_DIR ?? '', { recursive: true })).filter((name) =>
    name.includes('.'),
  );

describe('SEC-19 pictures', () => {
  test('what is a picture is drawn anew under a new name, and nothing else of it is kept', async () => {
    const sent = await goodPictures();
    for (const picture of sent) {
      const { status, message, doc } = await upload('media', picture);
      expect([picture.what, status, message]).toEqual([picture.what, 201, '']);
      expect(doc.filename).toMatch(/^[a-z0-9][a-z0-9-]{0,70}-[0-9a-f]{8}\.(png|jpg|webp|avif)$/);
      const file = await readFile(join(process.env.MEDIA_DIR ?? '', doc.filename));
      const { exif, xmp, iptc, format } = await sharp(file).metadata();
      expect([picture.what, exif, xmp, iptc]).toEqual([
        picture.what,
        undefined,
        undefined,
        undefined,
      ]);
      expect(doc.mimeType).toBe(`image/${format === 'heif' ? 'avif' : format}`);
      expect([picture.what, /secret|script|PK|%PDF/.test(file.toString('latin1'))]).toEqual([
        picture.what,
        false,
      ]);
    }
    expect(sent.length).toBe(19);
  });

  test('EXIF goes, and the picture stands upright all the same', async () => {
    const turned = (await goodPictures()).find(({ name }) => name === 'turned.jpeg');
    if (!turned) throw new Error('the sample has one');
    expect((await upload('media', turned)).doc).toMatchObject({ width: 40, height: 60 });
  });

  test('what is no picture, too large or broken is refused with a sentence, and nothing of it is stored', async () => {
    const before = await stored();
    const sent = await badPictures();
    for (const picture of sent) {
      const { status, message } = await upload('media', picture);
      expect([picture.what, status]).toEqual([picture.what, 400]);
      expect([picture.what, message.length > 20 && !/MIME|buffer|undefined/.test(message)]).toEqual(
        [picture.what, true],
      );
    }
    expect(sent.length).toBe(32);
    expect(await stored()).toEqual(before);
    const { docs } = await cms.payload.find({ collection: 'media', limit: 100, depth: 0 });
    expect(docs.filter(({ width }) => (width ?? 0) > 8_000)).toEqual([]);
  });

  test('a new file for a picture that exists is judged like a new one; a name or an address that is sent along counts for nothing', async () => {
    const { doc } = await upload('media', {
      what: '',
      name: 'dot.png',
      type: 'image/png',
      data: files.png,
    });
    const change = { method: 'PATCH', id: doc.id };
    expect(
      (
        await upload(
          'media',
          {
            what: '',
            name: 'x.png',
            type: 'image/png',
            data: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
          },
          change,
        )
      ).status,
    ).toBe(400);
    const answer = await cms.request(`media/${doc.id}`, {
      as: practitioner,
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        alt: 'y',
        filename: 'secret.png',
        url: 'http://169.254.169.254/',
        mimeType: 'text/html',
      }),
    });
    const after = await cms.payload.findByID({ collection: 'media', id: doc.id, depth: 0 });
    expect([answer.status, after.filename, after.mimeType, after.url?.includes('169.254')]).toEqual(
      [400, doc.filename, 'image/png', false],
    );
  });

  test('REL-17 of a picture that finds no space on the disk nothing stays, whichever of its sizes was the last to fit', async () => {
    const [picture] = await goodPictures();
    if (!picture) throw new Error('There is no picture');
    const before = await stored();
    const write = fs.writeFile.bind(fs);
    let space = 1;
    const spy = vi.spyOn(fs, 'writeFile').mockImplementation(async (file, data, options) => {
      // As the kernel does it: the file is there, its content is not.
      if ((space -= 1) >= 0) return await write(file, data, options);
      await write(file, '', options);
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    onTestFinished(() => spy.mockRestore());
    const { status } = await upload('media', picture);
    expect(status).toBe(400);
    await expect.poll(stored).toEqual(before);
    space = Infinity;
    expect((await upload('media', picture)).status).toBe(201);
  });

  test('who may not upload is refused before anything is looked at', async () => {
    const [picture] = await goodPictures();
    if (!picture) throw new Error('the sample has one');
    expect((await upload('media', picture, { as: staff })).status).toBe(403);
    expect((await upload('documents', { ...picture, data: files.pdf }, { as: staff })).status).toBe(
      403,
    );
    expect((await upload('media', picture, { as: { headers: {} } })).status).toBe(403);
  });
});

describe('SEC-19 PDFs', () => {
  test('a plain PDF is kept as it is, under a new name, and is handed out as nothing but a file', async () => {
    const { status, doc } = await upload('documents', {
      what: '',
      name: '../Gut Guide.php.PDF',
      type: 'text/plain',
      data: files.pdf,
    });
    expect([status, doc.mimeType]).toEqual([201, 'application/pdf']);
    expect(doc.filename).toMatch(/^gut-guide-php-[0-9a-f]{8}\.pdf$/);
    const file = await cms.request(`documents/file/${doc.filename}`, { as: practitioner });
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await file.arrayBuffer()).equals(files.pdf)).toBe(true);
  });

  test('scripts, actions, files inside, passwords, other kinds and two files in one are refused with a sentence', async () => {
    const before = await stored();
    const sent = badDocuments();
    for (const document of sent) {
      const { status, message } = await upload('documents', document);
      expect([document.what, status]).toEqual([document.what, 400]);
      expect([document.what, /PDF|passes|file/.test(message)]).toEqual([document.what, true]);
    }
    expect(sent.length).toBe(27);
    expect(await stored()).toEqual(before);
  });
});

test('SEC-20 no address that somebody sends is ever fetched', async () => {
  let hits = 0;
  const canary = createServer((_request, response) => {
    hits += 1;
    response.end();
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/x.png`;
  const { doc } = await upload('media', {
    what: '',
    name: 'dot.png',
    type: 'image/png',
    data: files.png,
  });
  const send = (path: string, method: string, body?: object) =>
    cms.request(path, {
      as: practitioner,
      method,
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const foreign = {
    alt: 'x',
    filename: 'x.png',
    url: address,
    mimeType: 'image/png',
    thumbnailURL: address,
  };
  const point = 'uploadEdits[focalPoint][x]=10&uploadEdits[focalPoint][y]=90';
  await send(`media/paste-url?src=${encodeURIComponent(address)}`, 'GET');
  await send(`media/paste-url/${doc.id}?src=${encodeURIComponent(address)}`, 'GET');
  await send('media', 'POST', foreign);
  await send(`media?${point}`, 'POST', foreign);
  await send(`media/${doc.id}?${point}`, 'PATCH', foreign);
  await send(`media/${doc.id}?${point}`, 'PATCH', { ...foreign, focalX: 1, focalY: 2 });
  await send(`media/${doc.id}/duplicate?${point}`, 'POST', foreign);
  await send('documents', 'POST', { title: 'x', filename: 'x.pdf', url: address });
  canary.close();
  expect(hits).toBe(0);
});

test('SEC-20 an address in place of a file is not even looked up: the file itself is asked for', async () => {
  const { doc } = await upload('documents', {
    what: '',
    name: 'x.pdf',
    type: 'application/pdf',
    data: files.pdf,
  });
  const send = async (path: string, body: object) => {
    const answer = await cms.request(path, {
      as: practitioner,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return [answer.status, (await answer.text()).includes('Choose a file from your device.')];
  };
  for (const url of ['https://shop.invalid/x.png', 'http://127.0.0.1:9/x.png', '/cms-api/users']) {
    for (const path of ['media', 'media?uploadEdits[widthInPixels]=9', 'documents'])
      expect([
        path,
        url,
        await send(path, { alt: 'x', title: 'x', filename: 'x.png', url }),
      ]).toEqual([path, url, [400, true]]);
    expect((await send(`documents/${doc.id}/duplicate`, { filename: 'x.pdf', url }))[0]).toBe(404);
  }
});

test('SEC-19 SEC-06 words in place of a file are refused before anything is looked up, whoever sends them', async () => {
  const { doc } = await upload('media', {
    what: '',
    name: 'dot.png',
    type: 'image/png',
    data: files.png,
  });
  for (const named of [
    { filename: doc.filename },
    { filename: 'nothing.png' },
    { filename: 5 },
    { filename: doc.filename, clientUploadContext: {}, mimeType: 'image/png' },
    null,
  ]) {
    const form = new FormData();
    form.set('file', JSON.stringify(named));
    const request = new Request('http://x', { method: 'POST', body: form });
    const body = Buffer.from(await request.arrayBuffer());
    const headers = {
      'content-type': request.headers.get('content-type') ?? '',
      'content-length': String(body.length),
    };
    const answers = await Promise.all(
      [{ headers: {} }, staff, practitioner].map((as) =>
        cms.request('media', { as, method: 'POST', headers, body: new Uint8Array(body) }),
      ),
    );
    expect([named, answers.map(({ status }) => status)]).toEqual([named, [400, 400, 400]]);
  }
});

test('SEC-19 the guides of the shop pass the same judgement', async () => {
  const { findPdfFault } = await import('../../src/uploads/pdf-fault.ts');
  const folder = join(import.meta.dirname, '../../src/seed/guides');
  const guides = (await readdir(folder)).filter((name) => name.endsWith('.pdf'));
  expect(guides.length).toBeGreaterThanOrEqual(7);
  for (const guide of guides)
    expect([guide, findPdfFault(await readFile(join(folder, guide)))]).toEqual([guide, null]);
});
