/** Code that is printed as it is for a value: a name, a call. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** JSX that is printed as it is. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Component with its props that usage code prints as JSX. */
export class UsageElement {
  readonly component: string;
  /** File that exports it. */
  readonly file: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: string | UsageElement | undefined;

  constructor(
    component: string,
    file: string,
    props: Readonly<Record<string, unknown>>,
    children?: string | UsageElement,
  ) {
    this.component = component;
    this.file = file;
    this.props = props;
    this.children = children;
  }

  /** Returns the components of the element and of the elements in it, with their files. */
  components(): [component: string, file: string][] {
    const values = [...Object.values(this.props), this.children];
    return [
      [this.component, this.file],
      ...values.flatMap((value) => (value instanceof UsageElement ? value.components() : [])),
    ];
  }
}

const lineWidth = 100;
const quote = (text: string) => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
const keyOf = (key: string) => (/^[a-z_$][\w$]*$/i.test(key) ? key : quote(key));

/** Prints a value as TypeScript: on one line where it fits, else one line per entry. */
export function writeValue(value: unknown, indent: number): string {
  if (value instanceof UsageElement) return writeElement(value, indent);
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const writeEntries = (entryIndent: number) =>
    entries.map(([key, inner]) => {
      const text = writeValue(inner, entryIndent);
      if (Array.isArray(value) || (inner instanceof Code && inner.text === key)) return text;
      return `${keyOf(key)}: ${text}`;
    });
  const line = `${open}${writeEntries(indent).join(', ')}${close}`;
  if (entries.length === 0) return `${open}${close}`.replace('  ', '');
  // Leaves room for the name before the value.
  if (!line.includes('\n') && indent + line.length < lineWidth - 14) return line;
  const pad = ' '.repeat(indent + 2);
  return [
    open.trim(),
    ...writeEntries(indent + 2).map((text) => `${pad}${text},`),
    `${' '.repeat(indent)}${close.trim()}`,
  ].join('\n');
}

function writeProp(name: string, value: unknown, indent: number): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\\]/.test(value)) return `${name}="${value}"`;
  const pad = ' '.repeat(indent);
  if (value instanceof Markup)
    return `${name}={\n${pad}  ${value.text.replaceAll('\n', `\n${pad}  `)}\n${pad}}`;
  if (!(value instanceof UsageElement)) return `${name}={${writeValue(value, indent)}}`;
  return `${name}={\n${pad}  ${writeElement(value, indent + 2)}\n${pad}}`;
}

/** Prints an element as JSX, the first line without indentation. */
export function writeElement({ component, props, children }: UsageElement, indent: number): string {
  const pad = ' '.repeat(indent);
  const propEntries = Object.entries(props).filter(
    ([, value]) => value !== undefined && value !== false,
  );
  const attributes = propEntries.map(([name, value]) => writeProp(name, value, indent + 2));
  const line = [`<${component}`, ...attributes].join(' ');
  const fits = !line.includes('\n') && indent + line.length < lineWidth - 4;
  const openingTag = fits
    ? line
    : [`<${component}`, ...attributes.map((text) => `${pad}  ${text}`)].join('\n');
  if (children === undefined) return fits ? `${openingTag} />` : `${openingTag}\n${pad}/>`;
  const content =
    typeof children === 'string'
      ? children.replaceAll('\n', `\n${pad}  `)
      : writeElement(children, indent + 2);
  return `${openingTag}${fits ? '' : `\n${pad}`}>\n${pad}  ${content}\n${pad}</${component}>`;
}
