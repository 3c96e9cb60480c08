import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { FieldHook, RichTextField } from 'payload';
import { ValidationError } from 'payload';
import { findTextFault } from './rich-text-fault.ts';

/** Formatted text: headings, lists, quotes, links. Nothing else is stored, in drafts neither. */
export function richText(name: string, label: string, description: string): RichTextField {
  return {
    name,
    label,
    type: 'richText',
    required: true,
    editor: lexicalEditor({
      features: [
        ParagraphFeature(),
        HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
        BoldFeature(),
        ItalicFeature(),
        UnorderedListFeature(),
        OrderedListFeature(),
        BlockquoteFeature(),
        HorizontalRuleFeature(),
        LinkFeature({ enabledCollections: [], disableAutoLinks: true }),
        FixedToolbarFeature(),
      ],
    }),
    hooks: { beforeValidate: [refuseForeignNodes] },
    admin: { description },
  };
}

const refuseForeignNodes: FieldHook = ({ collection, path, req, value }) => {
  const fault = value === null || value === undefined ? null : findTextFault(value);
  if (fault)
    throw new ValidationError({
      collection: collection?.slug,
      errors: [{ path: path.join('.'), message: fault }],
      req,
    });
  return value;
};
