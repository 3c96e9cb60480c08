import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CallExpression,
  type Class,
  type MethodDefinition,
  parseSync,
  type Program,
  Visitor,
} from 'oxc-parser';
import type { DeclarationFile, Declarations, Type } from './declarations.ts';

/** One method of the SDK and what it sends; `params` and `answer` are null where its declaration names none. */
export type Route = {
  /** InvoiceResource.pay */
  name: string;
  method: string;
  /** /v1/invoices/{id}/pay */
  path: string;
  isDeprecated: boolean;
  params: Type | null;
  answer: Type | null;
};

/**
 * Every route that the SDK in `folder` can ask for: the path out of its code, the types out of the declarations beside it.
 * A path that it puts together otherwise is none: asking for it is a call that the SDK does not know.
 */
export function readRoutes(folder: string, declarations: Declarations): Route[] {
  const resources = join(folder, 'resources');
  return readdirSync(resources, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js'))
    .sort()
    .flatMap((path) => readResource(join(resources, path), declarations));
}

/** The routes that fit best: /v1/charges/search is not asked for the charge of that name. */
export function routesFor(routes: Route[], method: string, path: string): Route[] {
  const parts = path.split('/');
  const fitting = routes
    .filter((route) => route.method === method)
    .map((route) => ({ route, places: placesIn(route.path, parts) }))
    .filter(({ places }) => places >= 0);
  const fewest = Math.min(...fitting.map(({ places }) => places));
  return fitting.filter(({ places }) => places === fewest).map(({ route }) => route);
}

/** How many parts of the path stand in place of an id; -1: it is another path. */
function placesIn(pattern: string, parts: string[]): number {
  const wanted = pattern.split('/');
  if (wanted.length !== parts.length) return -1;
  let places = 0;
  for (const [at, part] of wanted.entries()) {
    if (part === '{id}' && parts[at] !== '') places += 1;
    else if (part !== parts[at]) return -1;
  }
  return places;
}

function readResource(path: string, declarations: Declarations): Route[] {
  const code = parseSync(path, readFileSync(path, 'utf8'));
  const methods = classesIn(code.program).flatMap(methodsOf);
  if (methods.length === 0) return [];
  const file = declarations.open(path);
  return classesIn(file.program)
    .flatMap((node) => signaturesOf(node, file))
    .flatMap((signature) =>
      methods
        .filter(({ name }) => name === signature.name)
        .flatMap(requestsOf)
        .map((request) => ({ ...signature, ...request })),
    );
}

type Method = { name: string; member: MethodDefinition };

function classesIn({ body }: Program): Class[] {
  return body.flatMap((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return node?.type === 'ClassDeclaration' ? [node] : [];
  });
}

function methodsOf(node: Class): Method[] {
  return node.body.body.flatMap((member) =>
    member.type === 'MethodDefinition' && member.key.type === 'Identifier'
      ? [{ name: `${node.id?.name}.${member.key.name}`, member }]
      : [],
  );
}

function requestsOf({ member }: Method): Pick<Route, 'method' | 'path'>[] {
  return callsIn(member.value.body).flatMap((call) => {
    const [method, path] = call.arguments.map(textOf);
    return method && path ? [{ method, path }] : [];
  });
}

function callsIn(body: object | null): CallExpression[] {
  const calls: CallExpression[] = [];
  new Visitor({
    CallExpression(call) {
      const { callee } = call;
      if (
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === '_makeRequest'
      )
        calls.push(call);
    },
  }).visit({ type: 'Program', body: body ? [body] : [] } as unknown as Program);
  return calls;
}

function textOf(argument: CallExpression['arguments'][number]): string | null {
  if (argument.type === 'Literal') return String(argument.value);
  return argument.type === 'TemplateLiteral'
    ? argument.quasis.map(({ value }) => value.cooked).join('{id}')
    : null;
}

function signaturesOf(node: Class, file: DeclarationFile): Omit<Route, 'method' | 'path'>[] {
  const { scope } = file;
  return methodsOf(node).map(({ name, member }) => {
    const params = member.value.params.find(
      (param) => param.type === 'Identifier' && param.name === 'params',
    );
    const written =
      params?.type === 'Identifier' ? params.typeAnnotation?.typeAnnotation : undefined;
    const answer = member.value.returnType?.typeAnnotation;
    return {
      name,
      isDeprecated: file.isDeprecatedAt(member.start),
      params: written ? { node: written, scope } : null,
      answer: answer ? { node: answer, scope } : null,
    };
  });
}
