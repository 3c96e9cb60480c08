import type { Part } from '../content/paragraphs.ts';

/** Plain text in paragraphs and lists, as `toParts` took it apart. */
export function Parts({ parts }: { parts: Part[] }) {
  return parts.map((part, place) =>
    part.kind === 'paragraph' ? (
      <p key={place}>{part.text}</p>
    ) : (
      <ul key={place}>
        {part.items.map((item, row) => (
          <li key={row}>
            <div>{item}</div>
          </li>
        ))}
      </ul>
    ),
  );
}
