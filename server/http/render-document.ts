import { createHash } from 'node:crypto';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Returns the hash of a style block for the content security policy, in quotes. */
export const styleHashOf = (style: string): string =>
  `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Returns a function that renders a page from its props. */
export const documentRenderer =
  <Props extends object>(page: FunctionComponent<Props>) =>
  (props: Props): string =>
    `<!doctype html>${renderToStaticMarkup(createElement(page, props))}`;
