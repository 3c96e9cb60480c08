/** What is read of a field; Payload does not know the looks of its own date fields in the browser. */
type Dated = { name?: string; admin?: { date?: { pickerAppearance?: string } } };

/** Whether a field of Payload is for a day with its time; the two dates that Payload keeps by itself are. */
export function hasTime(field: object): boolean {
  const { name = '', admin } = field as Dated;
  return (
    ['createdAt', 'updatedAt'].includes(name) || admin?.date?.pickerAppearance === 'dayAndTime'
  );
}
