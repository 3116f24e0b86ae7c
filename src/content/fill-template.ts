/** Fills the placeholders of a template, `{name}`, by name. @throws for a placeholder without a value */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`“${template}” has no value for {${name}}.`);
    return String(value);
  });
}
