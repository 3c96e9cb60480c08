import type { JSONFieldServerProps } from 'payload';

/** A list or an object, one line for each thing in it. */
export function AsNoted({ data, field: { name, label, admin } }: JSONFieldServerProps) {
  const noted = (data as Record<string, unknown> | undefined)?.[name] ?? null;
  const words = admin?.description;
  return (
    <div className="field-type">
      <p className="field-label">{typeof label === 'string' ? label : name}</p>
      <pre className="as-noted">{noted === null ? '—' : JSON.stringify(noted, null, 2)}</pre>
      {typeof words === 'string' && <p className="field-description">{words}</p>}
    </div>
  );
}
