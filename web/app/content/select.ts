import type { Config } from 'cms/types';

export type Globals = Config['globals'];
export type Lists = Config['collections'];

/** What can be asked for of a document: a field, or one field of its rows or its group ('parts.oneOf'). */
export type FieldName<Document> = {
  [Field in keyof Document & string]: Field | `${Field}.${InnerName<Document[Field]>}`;
}[keyof Document & string];

type InnerName<Value> = Value extends readonly (infer Row)[]
  ? InnerName<Row>
  : Value extends object
    ? string extends keyof Value
      ? never
      : keyof Value & string
    : never;

/** Comes with every document. */
type Always = 'id' | 'updatedAt';

/** A document of which `Names` were asked for. Every other field is unknown to the compiler, too. */
export type Selected<Document, Names extends string> = Part<Document, Names | Always>;

type Part<Document, Names extends string> = {
  [Field in keyof Document as Field extends Outer<Names> ? Field : never]: Field extends Names
    ? Known<Document[Field]>
    : Rows<Document[Field], Inner<Field, Names>>;
};

type Outer<Name extends string> = Name extends `${infer Field}.${string}` ? Field : Name;
type Inner<Field, Name> = Name extends `${infer Outside}.${infer Inside}`
  ? Outside extends Field
    ? Inside
    : never
  : never;

type Rows<Value, Names extends string> = Value extends readonly (infer Row)[]
  ? Rows<Row, Names>[]
  : Value extends object
    ? Part<Value, Names | 'id'>
    : Value;

/** Of a product or an offer that another document names, only which it is. */
type Known<Value> = Value extends Lists['products' | 'offers']
  ? Pick<Value, 'id' | 'handle'>
  : Value extends readonly (infer Row)[]
    ? Known<Row>[]
    : Value extends object
      ? { [Field in keyof Value]: Known<Value[Field]> }
      : Value;

/** The question for `fields`, as the CMS reads it. */
export function selectQuery(fields: readonly string[]): string {
  return [...fields, 'updatedAt']
    .map((field) => `&select[${field.replaceAll('.', '][')}]=true`)
    .join('');
}
