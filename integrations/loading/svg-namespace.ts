/**
 * Returns HTML whose inline drawings have no `xmlns`: the HTML parser gives it to them anyway, and
 * icons of React repeat it in each.
 */
export const withoutSvgNamespace = (html: string): string =>
  html.replaceAll('<svg xmlns="http://www.w3.org/2000/svg"', '<svg');
