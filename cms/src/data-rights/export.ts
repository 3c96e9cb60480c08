import type { CollectionSlug, Field, Payload } from 'payload';
import type { Dates } from '../clock/dates.ts';
import { findPerson } from './find-person.ts';
import { heldCollections } from './holdings.ts';

type Row = Record<string, unknown>;

/** All that is held of a person: rows with their fields in clear, by collection. */
export type PersonExport = {
  email: string;
  /** ISO 8601. */
  madeAt: string;
  records: { collection: CollectionSlug; title: string; rows: Row[] }[];
};

/** What the code notes for itself, and what would open something. */
const internal = new Set([
  'linkSerial',
  'moneyMark',
  'followed',
  'revisions',
  'refunds.docs',
  'mails',
  'payLink',
  'mailbox',
  'words',
]);

/** Reads everything that is held of whoever has this e-mail address, in clear (PRV-04). */
export async function exportPerson(
  payload: Payload,
  email: string,
  now = new Date(),
): Promise<PersonExport> {
  const found = await findPerson(payload, email);
  const records: PersonExport['records'] = [];
  for (const { slug } of heldCollections) {
    const ids = found.get(slug) ?? [];
    if (ids.length === 0) continue;
    const { docs } = await payload.find({
      collection: slug,
      where: { id: { in: ids } },
      sort: 'createdAt',
      depth: 0,
      pagination: false,
      context: { decrypt: true },
    });
    const { labels } = payload.collections[slug].config;
    records.push({
      collection: slug,
      title: typeof labels.plural === 'string' ? labels.plural : slug,
      rows: docs.map((doc) => clean(doc as unknown as Row)),
    });
  }
  return { email, madeAt: now.toISOString(), records };
}

function clean(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      if (internal.has(name) || value === null || value === undefined || value === '') return [];
      if (Array.isArray(value))
        return [[name, value.map((one) => (isRow(one) ? clean(one) : one))]];
      if (isRow(value)) return [[name, clean(value)]];
      return [[name, name === 'customer' ? parseForm(value) : value]];
    }),
  );
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** A checkout keeps its form as one sealed text. */
function parseForm(value: unknown): unknown {
  return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
}

/** The same as a page that anybody can read and print: no scripts, no outside files. */
export function readableExport(
  payload: Payload,
  { email, madeAt, records }: PersonExport,
  { long }: Dates,
): string {
  const parts = records.map(({ collection, title, rows }) => {
    const labels = labelsOf(payload.collections[collection].config.fields);
    return `<h2>${escape(title)} (${rows.length})</h2>${rows.map((row) => `<table>${lines(row, labels)}</table>`).join('')}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>What we hold about ${escape(email)}</title><style>${style}</style><h1>What we hold about ${escape(email)}</h1><p>Made on ${escape(long(madeAt))}. Times are those of the records (UTC).</p>${parts.join('') || '<p>Nothing.</p>'}</html>`;
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#1d3a2f}h1,h2{font-weight:600}table{width:100%;border-collapse:collapse;margin:0 0 1.5rem;break-inside:avoid}th,td{text-align:left;vertical-align:top;padding:.3rem .6rem .3rem 0;border-bottom:1px solid #d9cfb8;overflow-wrap:anywhere}th{width:13rem;font-weight:600}';

function lines(row: Row, labels: Map<string, string>): string {
  return Object.entries(row)
    .filter(([name]) => name !== 'id')
    .map(
      ([name, value]) =>
        `<tr><th scope="row">${escape(labels.get(name) ?? spaced(name))}</th><td>${show(value, labels)}</td></tr>`,
    )
    .join('');
}

function show(value: unknown, labels: Map<string, string>): string {
  if (Array.isArray(value)) return value.map((one) => show(one, labels)).join('<br>');
  if (isRow(value)) return `<table>${lines(value, labels)}</table>`;
  return escape(String(value));
}

function labelsOf(fields: Field[]): Map<string, string> {
  const labels = new Map<string, string>();
  for (const field of fields) {
    if ('name' in field && typeof field.name === 'string' && 'label' in field)
      if (typeof field.label === 'string') labels.set(field.name, field.label);
    const inner =
      field.type === 'tabs'
        ? field.tabs.flatMap((tab) => tab.fields)
        : 'fields' in field
          ? field.fields
          : [];
    for (const [name, label] of labelsOf(inner)) if (!labels.has(name)) labels.set(name, label);
  }
  return labels;
}

const spaced = (name: string) =>
  name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/^./, (first) => first.toUpperCase());

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
