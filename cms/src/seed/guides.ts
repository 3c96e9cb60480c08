import { readFile } from 'node:fs/promises';
import type { Payload } from 'payload';
import { sampleFile } from './files.ts';
import { inTurns } from './in-turns.ts';
import { freebies } from './lists/freebies.ts';
import type { Draw } from './pictures.ts';
import { publishList, type Sample } from './publish-list.ts';

/** The free guides with their PDFs from seed/guides. */
export async function seedGuides(payload: Payload, draw: Draw): Promise<void> {
  const pictures = await draw(
    freebies.flatMap(({ guide, partner }) => [`guide-${guide}`, ...(partner ? [partner] : [])]),
  );
  const samples = await inTurns(freebies, async ({ guide, partner, ...facts }) => ({
    ...facts,
    file: await uploadGuide(payload, guide, facts.title),
    picture: pictures[`guide-${guide}`],
    partnerLogo: partner && pictures[partner],
  }));
  await publishList(payload, 'freebies', 'number', samples as Sample<'freebies'>[]);
}

async function uploadGuide(payload: Payload, guide: string, title: string): Promise<string> {
  const name = `${guide}.pdf`;
  const { docs } = await payload.find({
    collection: 'documents',
    where: { filename: { equals: name } },
    limit: 1,
    depth: 0,
  });
  if (docs[0]) return docs[0].id;
  const data = await readFile(sampleFile('guides', name));
  const file = { data, mimetype: 'application/pdf', name, size: data.length };
  return (
    await payload.create({
      collection: 'documents',
      disableTransaction: true,
      data: { title },
      file,
    })
  ).id;
}
