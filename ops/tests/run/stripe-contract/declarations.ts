import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Expression,
  parseSync,
  type Program,
  type Statement,
  type TSInterfaceDeclaration,
  type TSType,
  type TSTypeAliasDeclaration,
  type TSTypeName,
} from 'oxc-parser';

/** A type as it is written, and where its names are looked up. */
export type Type = { node: TSType; scope: Scope };

type Declared =
  | { node: TSInterfaceDeclaration | TSTypeAliasDeclaration; scope: Scope }
  | { bound: Type };

/** What a file or a namespace declares. */
export type Scope = {
  file: DeclarationFile;
  outer: Scope | null;
  types: Map<string, Declared>;
  namespaces: Map<string, Scope>;
  /** `export import A = B.C` */
  aliases: Map<string, string[]>;
};

export type DeclarationFile = {
  program: Program;
  scope: Scope;
  /** What a name was imported from; the name there is null for the whole file. */
  imports: Map<string, { path: string; name: string | null }>;
  /** True when the comment right before that place says so. */
  isDeprecatedAt: (start: number) => boolean;
};

export type Declarations = {
  /** `path` ends with .js, as imports name it. Throws when there is no such declaration file. */
  open: (path: string) => DeclarationFile;
  /** Throws when no such type is declared where `scope` can see it. */
  find: (scope: Scope, names: string[]) => Declared;
};

/** Reads .d.ts files as they are asked for. */
export function createDeclarations(): Declarations {
  const files = new Map<string, DeclarationFile>();
  const open = (path: string) => {
    const known = files.get(path);
    if (known) return known;
    const file = readFile(path);
    files.set(path, file);
    return file;
  };

  const scopeNamed = (scope: Scope, name: string): Scope | null => {
    for (let here: Scope | null = scope; here; here = here.outer) {
      const inside = here.namespaces.get(name);
      if (inside) return inside;
      const alias = here.aliases.get(name);
      if (alias) return alias.reduce<Scope | null>((at, part) => at && scopeNamed(at, part), here);
    }
    const imported = scope.file.imports.get(name);
    if (!imported) return null;
    const { scope: there } = open(imported.path);
    return imported.name === null ? there : scopeNamed(there, imported.name);
  };

  const typeNamed = (scope: Scope, name: string): Declared | null => {
    for (let here: Scope | null = scope; here; here = here.outer) {
      const declared = here.types.get(name);
      if (declared) return declared;
      const alias = here.aliases.get(name);
      if (alias) return find(here, alias);
    }
    const imported = scope.file.imports.get(name);
    return imported?.name ? typeNamed(open(imported.path).scope, imported.name) : null;
  };

  const find = (scope: Scope, names: string[]): Declared => {
    const within = names
      .slice(0, -1)
      .reduce<Scope | null>((at, name) => at && scopeNamed(at, name), scope);
    const found = within && typeNamed(within, names.at(-1) ?? '');
    if (!found) throw new Error(`No type ${names.join('.')} is declared.`);
    return found;
  };

  return { open, find };
}

/** The parts of a name: Stripe.Charge is ['Stripe', 'Charge']. */
export function namesOf(name: TSTypeName | Expression): string[] {
  if (name.type === 'Identifier') return [name.name];
  if (name.type === 'TSQualifiedName') return [...namesOf(name.left), name.right.name];
  throw new Error(`A ${name.type} is no name.`);
}

function readFile(path: string): DeclarationFile {
  const declarations = path.replace(/\.js$/, '.d.ts');
  const source = readFileSync(declarations, 'utf8');
  const { program, comments, errors } = parseSync(declarations, source);
  if (errors[0]) throw new Error(`${declarations}: ${errors[0].message}`);
  const deprecated = new Set<number>();
  for (const { value, end } of comments)
    if (saysDeprecated(value))
      deprecated.add(end + (/^[\s|]*/.exec(source.slice(end))?.[0].length ?? 0));
  const scope: Scope = { ...emptyScope(), outer: null, file: {} as DeclarationFile };
  const file: DeclarationFile = {
    program,
    scope,
    imports: new Map(),
    isDeprecatedAt: (start) => deprecated.has(start),
  };
  scope.file = file;
  for (const statement of program.body) readImports(statement, file, dirname(path));
  declare(program.body, scope);
  return file;
}

/** The SDK marks with a tag what its makers mark; for older things only the text says so. */
function saysDeprecated(comment: string): boolean {
  return /@deprecated\b|\b(method|parameter|field|API) is deprecated\b/i.test(comment);
}

function emptyScope(): Pick<Scope, 'types' | 'namespaces' | 'aliases'> {
  return { types: new Map(), namespaces: new Map(), aliases: new Map() };
}

function readImports(statement: Statement, { imports }: DeclarationFile, folder: string): void {
  const from =
    statement.type === 'ImportDeclaration' || statement.type === 'ExportNamedDeclaration'
      ? statement.source?.value
      : undefined;
  if (!from?.startsWith('.')) return;
  const path = join(folder, from);
  if (statement.type === 'ImportDeclaration')
    for (const part of statement.specifiers) {
      const name = part.type === 'ImportSpecifier' ? nameOf(part.imported) : null;
      imports.set(part.local.name, { path, name });
    }
  else if (statement.type === 'ExportNamedDeclaration')
    for (const { local, exported } of statement.specifiers)
      imports.set(nameOf(exported), { path, name: nameOf(local) });
}

function nameOf(name: { type: string } & ({ name: string } | { value: string })): string {
  return 'name' in name ? name.name : name.value;
}

function declare(statements: readonly { type: string }[], scope: Scope): void {
  for (const statement of statements as Statement[]) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (!declaration) continue;
    if (
      declaration.type === 'TSInterfaceDeclaration' ||
      declaration.type === 'TSTypeAliasDeclaration'
    )
      scope.types.set(declaration.id.name, { node: declaration, scope });
    else if (declaration.type === 'TSModuleDeclaration' && declaration.id.type === 'Identifier') {
      const { name } = declaration.id;
      const inside = scope.namespaces.get(name) ?? {
        ...emptyScope(),
        outer: scope,
        file: scope.file,
      };
      scope.namespaces.set(name, inside);
      declare(declaration.body?.body ?? [], inside);
    } else if (
      declaration.type === 'TSImportEqualsDeclaration' &&
      declaration.moduleReference.type !== 'TSExternalModuleReference'
    )
      scope.aliases.set(declaration.id.name, namesOf(declaration.moduleReference));
  }
}
