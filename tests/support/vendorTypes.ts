/** The vendor's own declarations of its objects, read from the SDK: where an answer is found that is not as they say. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import {
  type ModuleItem,
  parseSync,
  type Statement,
  type TsEntityName,
  type TsInterfaceDeclaration,
  type TsType,
  type TsTypeAliasDeclaration,
} from '@swc/core';

type Declaration = TsInterfaceDeclaration | TsTypeAliasDeclaration;

/** What names mean at one place: in a namespace, in the ones around it, in the file. */
interface Scope {
  readonly declared: Map<string, Declaration>;
  readonly spaces: Map<string, Scope>;
  readonly imported: Map<string, { readonly path: string; readonly name: string }>;
  readonly around: Scope | null;
}

interface Found {
  readonly declaration: Declaration;
  readonly scope: Scope;
}

const ROOT = join(import.meta.dirname, '../../node_modules/stripe/esm');
const files = new Map<string, Scope>();

const newScope = (around: Scope | null): Scope => ({
  declared: new Map(),
  spaces: new Map(),
  imported: new Map(),
  around,
});

function open(path: string): Scope {
  const known = files.get(path);
  if (known) return known;
  const scope = newScope(null);
  files.set(path, scope);
  const { body } = parseSync(readFileSync(path, 'utf8'), { syntax: 'typescript', target: 'es2022' });
  for (const item of body) {
    if (item.type === 'ImportDeclaration') {
      const source = join(dirname(path), item.source.value.replace(/\.js$/, '.d.ts'));
      for (const part of item.specifiers) {
        if (part.type !== 'ImportSpecifier') continue;
        const name = part.imported?.value ?? part.local.value;
        scope.imported.set(part.local.value, { path: source, name });
      }
      continue;
    }
    note(item.type === 'ExportDeclaration' ? item.declaration : item, scope);
  }
  return scope;
}

function note(item: ModuleItem | Statement, scope: Scope): void {
  if (item.type === 'TsInterfaceDeclaration' || item.type === 'TsTypeAliasDeclaration') {
    scope.declared.set(item.id.value, item);
  }
  if (item.type !== 'TsModuleDeclaration' || item.body?.type !== 'TsModuleBlock') return;
  const inner = scope.spaces.get(item.id.value) ?? newScope(scope);
  scope.spaces.set(item.id.value, inner);
  for (const part of item.body.body) note(part.type === 'ExportDeclaration' ? part.declaration : part, inner);
}

const pathOf = (name: TsEntityName): string[] =>
  name.type === 'Identifier' ? [name.value] : [...pathOf(name.left), name.right.value];

function look([first = '', ...rest]: readonly string[], scope: Scope): Found | null {
  if (rest.length === 0) {
    const declaration = scope.declared.get(first);
    if (declaration) return { declaration, scope };
  } else {
    const space = scope.spaces.get(first);
    const found = space ? lookInside(rest, space) : null;
    if (found) return found;
  }
  if (scope.around) return look([first, ...rest], scope.around);
  const from = scope.imported.get(first);
  return from && existsSync(from.path) ? look([from.name, ...rest], open(from.path)) : null;
}

function lookInside([first = '', ...rest]: readonly string[], scope: Scope): Found | null {
  if (rest.length > 0) {
    const space = scope.spaces.get(first);
    return space ? lookInside(rest, space) : null;
  }
  const declaration = scope.declared.get(first);
  return declaration ? { declaration, scope } : null;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with a value, each with the way to it; none where it is as declared. */
function problemsOf(type: TsType, scope: Scope, value: unknown, way: string): string[] {
  const wrong = (expected: string) => [
    `${way}: ${expected} expected, not ${JSON.stringify(value)?.slice(0, 60)}`,
  ];
  switch (type.type) {
    case 'TsParenthesizedType':
      return problemsOf(type.typeAnnotation, scope, value, way);
    case 'TsKeywordType': {
      if (type.kind === 'any' || type.kind === 'unknown') return [];
      const kind = value === null ? 'null' : typeof value;
      return kind === type.kind ? [] : wrong(type.kind);
    }
    case 'TsLiteralType': {
      const { literal } = type;
      if (literal.type === 'TemplateLiteral' || literal.type === 'BigIntLiteral') return [];
      return literal.value === value ? [] : wrong(JSON.stringify(literal.value));
    }
    case 'TsArrayType':
      return listProblems(type.elemType, scope, value, way);
    case 'TsTypeLiteral':
      return memberProblems([{ members: type.members, scope }], value, way);
    case 'TsIntersectionType':
      // `string & Record<never, never>`: words that are yet to come. Ours are all known.
      return wrong('a word of the list');
    case 'TsUnionType': {
      const all = type.types.map((part) => problemsOf(part, scope, value, way));
      // The nearest of the possible ones is what was meant: one of another kind altogether tells less than a fault within.
      const isFarther = (found: string[]) => found.some((problem) => problem.startsWith(`${way}: `));
      return all.reduce((best, next) =>
        next.length === 0 ||
        (best.length > 0 && (isFarther(best) || (!isFarther(next) && next.length < best.length)))
          ? next
          : best,
      );
    }
    case 'TsTypeReference': {
      const names = pathOf(type.typeName);
      const [name = ''] = names;
      const given = type.typeParams?.params[0];
      if (name === 'Array' && given) return listProblems(given, scope, value, way);
      if (name === 'Decimal') return typeof value === 'string' ? [] : wrong('a decimal as text');
      if (name === 'OtherString') return wrong('a word of the list');
      if (name === 'ApiList' && given) return pageProblems(given, scope, value, way);
      const found = look(names, scope);
      // Test clocks and the like stand in folders that are not read: this server has none of them.
      return found ? declarationProblems(found, value, way) : wrong(names.join('.'));
    }
    default:
      throw new Error(`${way}: ${type.type} is not understood.`);
  }
}

function listProblems(type: TsType, scope: Scope, value: unknown, way: string): string[] {
  if (!Array.isArray(value)) return [`${way}: a list expected, not ${JSON.stringify(value)?.slice(0, 60)}`];
  return value.flatMap((entry: unknown, index) => problemsOf(type, scope, entry, `${way}[${index}]`));
}

function pageProblems(type: TsType, scope: Scope, value: unknown, way: string): string[] {
  if (!isObject(value)) return [`${way}: a page expected, not ${JSON.stringify(value)?.slice(0, 60)}`];
  const page: Partial<Record<string, unknown>> = { ...value };
  const { object, data, has_more: more, url, ...rest } = page;
  const isPage = object === 'list' && typeof more === 'boolean' && typeof url === 'string';
  return [
    ...(isPage ? [] : [`${way}: object, has_more or url is wrong`]),
    ...Object.keys(rest).map((name) => `${way}.${name}: undeclared`),
    ...listProblems(type, scope, data, `${way}.data`),
  ];
}

function declarationProblems({ declaration, scope }: Found, value: unknown, way: string): string[] {
  if (declaration.type === 'TsTypeAliasDeclaration') {
    return problemsOf(declaration.typeAnnotation, scope, value, way);
  }
  const bodies = [{ members: declaration.body.body, scope }];
  for (const { expression } of declaration.extends) {
    const found = expression.type === 'Identifier' ? look([expression.value], scope) : null;
    if (found?.declaration.type === 'TsInterfaceDeclaration') {
      bodies.push({ members: found.declaration.body.body, scope: found.scope });
    }
  }
  return memberProblems(bodies, value, way);
}

function memberProblems(
  bodies: readonly { readonly members: TsInterfaceDeclaration['body']['body']; readonly scope: Scope }[],
  value: unknown,
  way: string,
): string[] {
  if (!isObject(value)) return [`${way}: an object expected, not ${JSON.stringify(value)?.slice(0, 60)}`];
  const problems: string[] = [];
  const known = new Set<string>();
  let other: { readonly type: TsType; readonly scope: Scope } | null = null;
  for (const { members, scope } of bodies) {
    for (const member of members) {
      if (member.type === 'TsIndexSignature' && member.typeAnnotation) {
        other = { type: member.typeAnnotation.typeAnnotation, scope };
      }
      if (member.type !== 'TsPropertySignature') continue;
      const { key, typeAnnotation: annotation } = member;
      if ((key.type !== 'Identifier' && key.type !== 'StringLiteral') || !annotation) continue;
      known.add(key.value);
      const held: unknown = Reflect.get(value, key.value);
      if (held !== undefined) {
        problems.push(...problemsOf(annotation.typeAnnotation, scope, held, `${way}.${key.value}`));
      } else if (!member.optional) problems.push(`${way}.${key.value}: missing`);
    }
  }
  // What has no members is any object: that of an event, which has a kind of its own.
  if (known.size === 0 && !other) return [];
  for (const [name, held] of Object.entries(value)) {
    if (known.has(name)) continue;
    if (other) problems.push(...problemsOf(other.type, other.scope, held, `${way}.${name}`));
    else problems.push(`${way}.${name}: undeclared`);
  }
  return problems;
}

/** The vendor's name of a kind, as its `object` says it, to its declarations. */
const kinds = new Map<string, Found[]>();

function readKinds(): void {
  for (const name of readdirSync(join(ROOT, 'resources'), { recursive: true, encoding: 'utf8' })) {
    // Version 2 of the API, issuing, treasury and the like have kinds of their own of the same names.
    if (!/^(Checkout\/|BillingPortal\/)?\w+\.d\.ts$/.test(name)) continue;
    const scope = open(join(ROOT, 'resources', name));
    for (const declaration of scope.declared.values()) {
      if (declaration.type !== 'TsInterfaceDeclaration') continue;
      const kind = kindOf(declaration);
      if (kind !== null) kinds.set(kind, [...(kinds.get(kind) ?? []), { declaration, scope }]);
    }
  }
}

function kindOf({ body }: TsInterfaceDeclaration): string | null {
  for (const member of body.body) {
    if (member.type !== 'TsPropertySignature' || member.key.type !== 'Identifier') continue;
    const type = member.typeAnnotation?.typeAnnotation;
    if (member.key.value !== 'object' || type?.type !== 'TsLiteralType') continue;
    return type.literal.type === 'StringLiteral' ? type.literal.value : null;
  }
  return null;
}

/** Where an object is not as the SDK declares its kind. What was deleted has a declaration of its own. */
export function declaredProblems(kind: string, value: object): string[] {
  if (kinds.size === 0) readKinds();
  const isDeleted = 'deleted' in value;
  const found = (kinds.get(kind) ?? []).filter(
    ({ declaration }) => declaration.id.value.startsWith('Deleted') === isDeleted,
  );
  if (found.length === 0) return [`${kind}: no such kind in ${relative(process.cwd(), ROOT)}`];
  return found
    .map((one) => declarationProblems(one, value, kind))
    .reduce((best, next) => (next.length < best.length ? next : best));
}
