import type { TSSignature, TSTupleElement, TSType } from 'oxc-parser';
import type { Source, Sources } from './sources.ts';
import { declarationOf } from './type-declarations.ts';

/** Type with its file, in whose scope its names are resolved. */
export interface TypeInFile {
  type: TSType;
  source: Source;
}

/** Types of packages that can be filled with data or markup, or left out. */
const givenPlain =
  /^(ReactNode|ReactElement|CSSProperties|Component(Type)?Props\w*|ComponentPropsWith\w+|\w*HTMLAttributes|SVGAttributes|SVGProps|VariantProps|PropsWithChildren|infer|input|output)$/;
/** Global generic types whose first argument decides. */
const wrapping = /^(Readonly|ReadonlyArray|Array|Pick|Omit|Exclude|Extract|NonNullable|Required)$/;
const plainGlobals = /^(Partial|Date|URL|Uppercase|Lowercase|Capitalize|ReturnType|Awaited|JSX)$/;

/** Returns the type of a tuple element, as in `[a: string, ...rest: number[]]`. */
function elementType(element: TSTupleElement): TSType {
  if (element.type === 'TSNamedTupleMember') return elementType(element.elementType);
  if (element.type === 'TSOptionalType' || element.type === 'TSRestType')
    return element.typeAnnotation;
  return element;
}

function signature(
  member: TSSignature,
  source: Source,
): { name: string; written?: TypeInFile } | null {
  if (member.type === 'TSPropertySignature' || member.type === 'TSMethodSignature') {
    if (member.optional) return null;
    const name =
      member.key.type === 'Identifier'
        ? member.key.name
        : source.text.slice(member.key.start, member.key.end);
    if (member.type === 'TSMethodSignature') return { name };
    const type = member.typeAnnotation?.typeAnnotation;
    return type ? { name, written: { type, source } } : null;
  }
  return member.type === 'TSIndexSignature' ? null : { name: 'a call' };
}

/** Decides from the source of types alone whether a value can be plain data or markup. */
export class PlainTypes {
  readonly #sources: Sources;
  readonly #open = new Set<string>();

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** Returns the first requirement of a type that is not plain; undefined for a plain type. */
  needs({ type, source }: TypeInFile): string | undefined {
    const inner = (each: TSType) => this.needs({ type: each, source });
    switch (type.type) {
      case 'TSFunctionType':
      case 'TSConstructorType':
        return 'a function';
      case 'TSParenthesizedType':
        return inner(type.typeAnnotation);
      case 'TSTypeOperator':
        return type.operator === 'keyof' ? undefined : inner(type.typeAnnotation);
      case 'TSArrayType':
        return inner(type.elementType);
      case 'TSTupleType':
        return first(type.elementTypes.map(elementType), inner);
      case 'TSIntersectionType':
        return first(type.types, inner);
      case 'TSUnionType': {
        const found = type.types.map(inner);
        return found.includes(undefined) ? undefined : found[0];
      }
      case 'TSTypeLiteral':
        return this.#members(type.members, source);
      case 'TSTypeReference':
        return this.#named({ type, source });
      default:
        return undefined;
    }
  }

  #members(members: readonly TSSignature[], source: Source): string | undefined {
    return first(members, (member) => {
      const found = signature(member, source);
      if (!found) return undefined;
      const need = found.written ? this.needs(found.written) : 'a function';
      return need && `${found.name}: ${need}`;
    });
  }

  #named({ type, source }: TypeInFile): string | undefined {
    if (type.type !== 'TSTypeReference') return undefined;
    const name = source.text.slice(type.typeName.start, type.typeName.end);
    const argument = type.typeArguments?.params[0];
    const last = name.split('.').at(-1) ?? name;
    const declared = declarationOf(this.#sources, source, name.split('.')[0] ?? name);
    if (declared === 'parameter') return undefined;
    if (declared === 'package') return givenPlain.test(last) ? undefined : last;
    if (declared) return this.#declared(declared, `${declared.source.file}:${name}`);
    if (name === 'Record')
      return this.needs({ type: type.typeArguments?.params[1] ?? type, source });
    if (wrapping.test(name) && argument) return this.needs({ type: argument, source });
    return plainGlobals.test(name) || (name !== last && givenPlain.test(last)) ? undefined : name;
  }

  #declared(found: Exclude<ReturnType<typeof declarationOf>, string | undefined>, key: string) {
    // A recursive type, such as a menu of menus, needs only what its other members need.
    if (this.#open.has(key)) return undefined;
    this.#open.add(key);
    const { source, node } = found;
    const need =
      node.type === 'TSTypeAliasDeclaration'
        ? this.needs({ type: node.typeAnnotation, source })
        : (this.#members(node.body.body, source) ?? this.#parents(node, source));
    this.#open.delete(key);
    return need;
  }

  #parents(
    node: Extract<
      Exclude<ReturnType<typeof declarationOf>, string | undefined>['node'],
      { body: unknown }
    >,
    source: Source,
  ): string | undefined {
    return first(node.extends, ({ expression, typeArguments }) =>
      expression.type === 'Identifier'
        ? this.#named({
            type: {
              type: 'TSTypeReference',
              typeName: expression,
              typeArguments,
              start: 0,
              end: 0,
            },
            source,
          })
        : undefined,
    );
  }
}

function first<Item>(items: readonly Item[], need: (item: Item) => string | undefined) {
  for (const item of items) {
    const found = need(item);
    if (found) return found;
  }
  return undefined;
}
