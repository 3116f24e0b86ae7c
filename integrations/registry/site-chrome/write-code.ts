/** Verbatim code for a value: a name, a call. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Verbatim JSX. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Component with its props, to be printed as JSX. */
export class WrittenElement {
  readonly component: string;
  /** File that exports it. */
  readonly file: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: string | WrittenElement | undefined;

  constructor(
    component: string,
    file: string,
    props: Readonly<Record<string, unknown>>,
    children?: string | WrittenElement,
  ) {
    this.component = component;
    this.file = file;
    this.props = props;
    this.children = children;
  }

  /** Returns all components in it, with their files. */
  parts(): [component: string, file: string][] {
    const inner = [...Object.values(this.props), this.children];
    return [
      [this.component, this.file],
      ...inner.flatMap((value) => (value instanceof WrittenElement ? value.parts() : [])),
    ];
  }
}

const lineWidth = 100;
const quoted = (text: string) => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
const keyOf = (key: string) => (/^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key));

/** Prints a value as TypeScript: on one line where it fits, else one line per entry. */
export function writeValue(value: unknown, indent: number): string {
  if (value instanceof WrittenElement) return writeElement(value, indent);
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const write = (at: number) =>
    entries.map(([key, inner]) => {
      const written = writeValue(inner, at);
      if (Array.isArray(value) || (inner instanceof Code && inner.text === key)) return written;
      return `${keyOf(key)}: ${written}`;
    });
  const line = `${open}${write(indent).join(', ')}${close}`;
  if (entries.length === 0) return `${open}${close}`.replace('  ', '');
  // Leaves room for the name before it.
  if (!line.includes('\n') && indent + line.length < lineWidth - 14) return line;
  const pad = ' '.repeat(indent + 2);
  return [
    open.trim(),
    ...write(indent + 2).map((written) => `${pad}${written},`),
    `${' '.repeat(indent)}${close.trim()}`,
  ].join('\n');
}

function writeProp(name: string, value: unknown, indent: number): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\\]/.test(value)) return `${name}="${value}"`;
  const pad = ' '.repeat(indent);
  if (value instanceof Markup)
    return `${name}={\n${pad}  ${value.text.replaceAll('\n', `\n${pad}  `)}\n${pad}}`;
  if (!(value instanceof WrittenElement)) return `${name}={${writeValue(value, indent)}}`;
  return `${name}={\n${pad}  ${writeElement(value, indent + 2)}\n${pad}}`;
}

/** Prints an element as JSX, the first line without indentation. */
export function writeElement(
  { component, props, children }: WrittenElement,
  indent: number,
): string {
  const pad = ' '.repeat(indent);
  const given = Object.entries(props).filter(([, value]) => value !== undefined && value !== false);
  const attributes = given.map(([name, value]) => writeProp(name, value, indent + 2));
  const line = [`<${component}`, ...attributes].join(' ');
  const fits = !line.includes('\n') && indent + line.length < lineWidth - 4;
  const head = fits
    ? line
    : [`<${component}`, ...attributes.map((text) => `${pad}  ${text}`)].join('\n');
  if (children === undefined) return fits ? `${head} />` : `${head}\n${pad}/>`;
  const inner =
    typeof children === 'string'
      ? children.replaceAll('\n', `\n${pad}  `)
      : writeElement(children, indent + 2);
  return `${head}${fits ? '' : `\n${pad}`}>\n${pad}  ${inner}\n${pad}</${component}>`;
}
