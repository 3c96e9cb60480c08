import type { JSONFieldServerProps } from 'payload';

/** A list or an object, one line for each thing in it. */
export function AsNoted({ data, clientField, field }: JSONFieldServerProps) {
  const noted = (data as Record<string, unknown> | undefined)?.[field.name];
  const { description } = field.admin ?? {};
  return (
    <div className="field-type">
      <p className="field-label">{String(clientField.label)}</p>
      <pre className="as-noted">{noted == null ? '—' : JSON.stringify(noted, null, 2)}</pre>
      {typeof description === 'string' && <p className="field-description">{description}</p>}
    </div>
  );
}
