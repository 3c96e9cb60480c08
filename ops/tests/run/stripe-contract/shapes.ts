import type {
  TSInterfaceDeclaration,
  TSSignature,
  TSType,
  TSTypeParameterDeclaration,
  TSTypeParameterInstantiation,
  TSTypeReference,
} from 'oxc-parser';
import { type Declarations, namesOf, type Scope, type Type } from './declarations.ts';

export type Field = Type & { isRequired: boolean; isDeprecated: boolean };

/** One of the things that a value of a type may be. */
export type Shape =
  | { kind: 'string' | 'number' | 'decimal' | 'boolean' | 'null' }
  | { kind: 'word'; word: string; isDeprecated: boolean }
  | { kind: 'list'; of: Type }
  | { kind: 'fields'; fields: Map<string, Field>; others: Type | null };

/**
 * All that a value of `type` may be. An enum is closed here: `OtherString`, by which the SDK lets any other word pass the
 * compiler, counts for nothing. Throws for a type that cannot be sent as a form.
 */
export function shapesOf(declarations: Declarations, { node, scope }: Type): Shape[] {
  const again = (inner: TSType) => shapesOf(declarations, { node: inner, scope });
  switch (node.type) {
    case 'TSStringKeyword':
      return [{ kind: 'string' }];
    case 'TSNumberKeyword':
      return [{ kind: 'number' }];
    case 'TSBooleanKeyword':
      return [{ kind: 'boolean' }];
    case 'TSNullKeyword':
    case 'TSUndefinedKeyword':
      return [{ kind: 'null' }];
    case 'TSLiteralType':
      if (node.literal.type !== 'Literal') break;
      return [
        {
          kind: 'word',
          word: String(node.literal.value),
          isDeprecated: scope.file.isDeprecatedAt(node.start),
        },
      ];
    case 'TSUnionType':
      return node.types.flatMap(again);
    // Only answers have them, and of these only the names are asked.
    case 'TSIntersectionType':
      return node.types.flatMap(again);
    case 'TSParenthesizedType':
      return again(node.typeAnnotation);
    case 'TSArrayType':
      return [{ kind: 'list', of: { node: node.elementType, scope } }];
    case 'TSTypeLiteral':
      return [readFields(node.members, scope)];
    case 'TSTypeReference':
      return shapesOfName(declarations, node, scope);
  }
  throw new Error(`A ${node.type} cannot be read.`);
}

function shapesOfName(declarations: Declarations, node: TSTypeReference, scope: Scope): Shape[] {
  const names = namesOf(node.typeName);
  const [argument] = node.typeArguments?.params ?? [];
  switch (names.join('.')) {
    case 'OtherString':
      return [];
    case 'Decimal':
      return [{ kind: 'decimal' }];
    case 'Array':
      if (argument) return [{ kind: 'list', of: { node: argument, scope } }];
      break;
    case 'Promise':
      if (argument) return shapesOf(declarations, { node: argument, scope });
  }
  const found = declarations.find(scope, names);
  if ('bound' in found) return shapesOf(declarations, found.bound);
  const inside = bind(found.scope, found.node.typeParameters, node.typeArguments, scope);
  return found.node.type === 'TSTypeAliasDeclaration'
    ? shapesOf(declarations, { node: found.node.typeAnnotation, scope: inside })
    : shapesOfInterface(declarations, found.node, inside);
}

/** An interface with the fields of what it extends; the promise of a list has those of the list. */
function shapesOfInterface(
  declarations: Declarations,
  node: TSInterfaceDeclaration,
  scope: Scope,
): Shape[] {
  const own = readFields(node.body.body, scope);
  for (const { expression, typeArguments } of node.extends) {
    const [name] = namesOf(expression);
    if (name === 'AsyncIterableIterator') continue;
    const base = {
      type: 'TSTypeReference',
      typeName: expression,
      typeArguments,
    } as TSTypeReference;
    const shapes = shapesOfName(declarations, base, scope);
    for (const shape of shapes) {
      if (shape.kind !== 'fields') throw new Error(`${node.id.name} extends what is no interface.`);
      for (const [field, type] of shape.fields)
        if (!own.fields.has(field)) own.fields.set(field, type);
    }
  }
  return [own];
}

/** The scope in which the parameters of a generic type stand for what was given. */
function bind(
  scope: Scope,
  parameters: TSTypeParameterDeclaration | null,
  given: TSTypeParameterInstantiation | null,
  outside: Scope,
): Scope {
  if (!parameters || !given) return scope;
  const bound = parameters.params.flatMap(({ name }, place) => {
    const node = given.params[place];
    return node ? [[name.name, { bound: { node, scope: outside } }] as const] : [];
  });
  return {
    file: scope.file,
    outer: scope,
    types: new Map(bound),
    namespaces: new Map(),
    aliases: new Map(),
  };
}

function readFields(members: TSSignature[], scope: Scope): Extract<Shape, { kind: 'fields' }> {
  const fields = new Map<string, Field>();
  let others: Type | null = null;
  for (const member of members) {
    if (member.type === 'TSIndexSignature')
      others = { node: member.typeAnnotation.typeAnnotation, scope };
    else if (member.type === 'TSPropertySignature' && member.typeAnnotation) {
      const { key } = member;
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : null;
      if (name === null) throw new Error(`The name of a field is a ${key.type}.`);
      fields.set(String(name), {
        node: member.typeAnnotation.typeAnnotation,
        scope,
        isRequired: !member.optional,
        isDeprecated: scope.file.isDeprecatedAt(member.start),
      });
    }
  }
  return { kind: 'fields', fields, others };
}
