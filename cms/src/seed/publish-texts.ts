import type { DataFromGlobalSlug, GlobalSlug, Payload } from 'payload';

export type Texts<Slug extends GlobalSlug> = InPart<
  Omit<DataFromGlobalSlug<Slug>, 'id' | '_status' | 'createdAt' | 'updatedAt'>
>;

/** Anything may be left out, inside of groups too, but not in the rows of a list. */
type InPart<Value> = Value extends unknown[]
  ? Value
  : Value extends object
    ? { [Name in keyof Value]?: InPart<Value[Name]> | undefined }
    : Value;

/** Publishes the texts of a page that nobody has saved yet; what they leave out keeps the words of its fields. */
export async function publishTexts<Slug extends GlobalSlug>(
  payload: Payload,
  slug: Slug,
  texts: Texts<Slug>,
): Promise<void> {
  const { createdAt } = (await payload.findGlobal({ slug, depth: 0 })) as {
    createdAt?: string | null;
  };
  if (createdAt) return;
  // The data of all globals together is a union that TypeScript gives up on.
  await payload.updateGlobal({
    slug,
    data: Object.assign({ _status: 'published' }, texts) as never,
  });
}
