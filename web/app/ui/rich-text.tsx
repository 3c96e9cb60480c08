import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Block, Inline, List, RichText as RichTextView } from '../content/rich-text.ts';

/** An editor's text in the look of `prose`. All of it is text to React: nothing in it can become markup. */
export function RichText({ text }: { text: RichTextView }) {
  return text.map((block, place) => <BlockView key={place} block={block} />);
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'rule') return <hr />;
  if (block.kind === 'list') return <ListView list={block} />;
  const words = toNodes(block.text);
  if (block.kind === 'heading')
    return block.level === 2 ? <h2 id={block.id}>{words}</h2> : <h3 id={block.id}>{words}</h3>;
  return block.kind === 'quote' ? <blockquote>{words}</blockquote> : <p>{words}</p>;
}

function ListView({ list }: { list: List }) {
  const Tag = list.isOrdered ? 'ol' : 'ul';
  return (
    <Tag>
      {list.items.map(({ text, lists }, place) => (
        <li key={place}>
          <div>
            {toNodes(text)}
            {lists.map((inner, index) => (
              <ListView key={index} list={inner} />
            ))}
          </div>
        </li>
      ))}
    </Tag>
  );
}

function toNodes(text: Inline[]): ReactNode[] {
  return text.map((part, place) =>
    typeof part === 'string' ? part : <InlineView key={place} part={part} />,
  );
}

function InlineView({ part }: { part: Exclude<Inline, string> }) {
  if (part.kind === 'break') return <br />;
  if (part.kind === 'link') return <Anchor link={part} />;
  const words = toNodes(part.text);
  return part.kind === 'strong' ? <strong>{words}</strong> : <em>{words}</em>;
}

function Anchor({ link: { href, isNewTab, text } }: { link: Extract<Inline, { kind: 'link' }> }) {
  const words = toNodes(text);
  if (href.startsWith('/') && !isNewTab) return <Link to={href}>{words}</Link>;
  if (!isNewTab) return <a href={href}>{words}</a>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {words}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
