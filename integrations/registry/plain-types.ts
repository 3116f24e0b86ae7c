import type { TSSignature, TSTupleElement, TSType } from 'oxc-parser';
import type { Source, Sources } from './sources.ts';
import { declarationOf, type TypeDeclaration } from './type-declarations.ts';

/** Type with its file: names in the type are resolved in the scope of the file. */
export interface TypeInFile {
  type: TSType;
  source: Source;
}

/** Matches types of packages whose values are data or markup, or may be left out. */
const plainPackageTypePattern =
  /^(ReactNode|ReactElement|CSSProperties|Component(Type)?Props\w*|ComponentPropsWith\w+|\w*HTMLAttributes|SVGAttributes|SVGProps|VariantProps|PropsWithChildren|infer|input|output)$/;
/** Matches global generic types that are plain if their first argument is. */
const wrapperTypePattern =
  /^(Readonly|ReadonlyArray|Array|Pick|Omit|Exclude|Extract|NonNullable|Required)$/;
/** Matches global types that are plain data. */
const plainGlobalTypePattern =
  /^(Partial|Date|URL|Uppercase|Lowercase|Capitalize|ReturnType|Awaited|JSX)$/;

/** Returns the type of a tuple element, as in `[a: string, ...rest: number[]]`. */
function elementType(element: TSTupleElement): TSType {
  if (element.type === 'TSNamedTupleMember') return elementType(element.elementType);
  if (element.type === 'TSOptionalType' || element.type === 'TSRestType')
    return element.typeAnnotation;
  return element;
}

/** Returns a member that is not optional, with its type; null for others. Methods have no type. */
function requiredMember(
  member: TSSignature,
  source: Source,
): { name: string; valueType?: TypeInFile } | null {
  if (member.type === 'TSPropertySignature' || member.type === 'TSMethodSignature') {
    if (member.optional) return null;
    const name =
      member.key.type === 'Identifier'
        ? member.key.name
        : source.text.slice(member.key.start, member.key.end);
    if (member.type === 'TSMethodSignature') return { name };
    const type = member.typeAnnotation?.typeAnnotation;
    return type ? { name, valueType: { type, source } } : null;
  }
  return member.type === 'TSIndexSignature' ? null : { name: 'a call' };
}

/** Decides from the source of a type whether its values can be plain data or markup. */
export class PlainTypes {
  readonly #sources: Sources;
  /** Declarations that are being visited, by file and name. */
  readonly #visiting = new Set<string>();

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** Returns the first requirement of a type that is not plain; undefined for a plain type. */
  requirementOf({ type, source }: TypeInFile): string | undefined {
    const requirementOfInner = (inner: TSType) => this.requirementOf({ type: inner, source });
    switch (type.type) {
      case 'TSFunctionType':
      case 'TSConstructorType':
        return 'a function';
      case 'TSParenthesizedType':
        return requirementOfInner(type.typeAnnotation);
      case 'TSTypeOperator':
        return type.operator === 'keyof' ? undefined : requirementOfInner(type.typeAnnotation);
      case 'TSArrayType':
        return requirementOfInner(type.elementType);
      case 'TSTupleType':
        return firstRequirement(type.elementTypes.map(elementType), requirementOfInner);
      case 'TSIntersectionType':
        return firstRequirement(type.types, requirementOfInner);
      case 'TSUnionType': {
        const requirements = type.types.map(requirementOfInner);
        return requirements.includes(undefined) ? undefined : requirements[0];
      }
      case 'TSTypeLiteral':
        return this.#requirementOfMembers(type.members, source);
      case 'TSTypeReference':
        return this.#requirementOfReference({ type, source });
      default:
        return undefined;
    }
  }

  #requirementOfMembers(members: readonly TSSignature[], source: Source): string | undefined {
    return firstRequirement(members, (signature) => {
      const member = requiredMember(signature, source);
      if (!member) return undefined;
      const { name, valueType } = member;
      const requirement = valueType ? this.requirementOf(valueType) : 'a function';
      return requirement && `${name}: ${requirement}`;
    });
  }

  #requirementOfReference({ type, source }: TypeInFile): string | undefined {
    if (type.type !== 'TSTypeReference') return undefined;
    const name = source.text.slice(type.typeName.start, type.typeName.end);
    const [firstArgument, secondArgument] = type.typeArguments?.params ?? [];
    const [namespaceOrName = name] = name.split('.');
    const lastName = name.split('.').at(-1) ?? name;
    const declaration = declarationOf(this.#sources, source, namespaceOrName);
    if (declaration === 'parameter') return undefined;
    if (declaration === 'package')
      return plainPackageTypePattern.test(lastName) ? undefined : lastName;
    if (declaration)
      return this.#requirementOfDeclaration(declaration, `${declaration.source.file}:${name}`);
    if (name === 'Record') return this.requirementOf({ type: secondArgument ?? type, source });
    if (wrapperTypePattern.test(name) && firstArgument)
      return this.requirementOf({ type: firstArgument, source });
    const isPlain =
      plainGlobalTypePattern.test(name) ||
      (name !== lastName && plainPackageTypePattern.test(lastName));
    return isPlain ? undefined : name;
  }

  #requirementOfDeclaration({ source, node }: TypeDeclaration, key: string) {
    // In a type that refers to itself, such as a menu of menus, only the other members count.
    if (this.#visiting.has(key)) return undefined;
    this.#visiting.add(key);
    const requirement =
      node.type === 'TSTypeAliasDeclaration'
        ? this.requirementOf({ type: node.typeAnnotation, source })
        : (this.#requirementOfMembers(node.body.body, source) ??
          this.#requirementOfParents(node, source));
    this.#visiting.delete(key);
    return requirement;
  }

  #requirementOfParents(
    node: Extract<TypeDeclaration['node'], { body: unknown }>,
    source: Source,
  ): string | undefined {
    return firstRequirement(node.extends, ({ expression, typeArguments }) =>
      expression.type === 'Identifier'
        ? this.#requirementOfReference({
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

function firstRequirement<Item>(
  items: readonly Item[],
  requirementOf: (item: Item) => string | undefined,
) {
  for (const item of items) {
    const requirement = requirementOf(item);
    if (requirement) return requirement;
  }
  return undefined;
}
