import { parse } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';

export type Page = Tree['document'];
export type Node = Tree['node'];
export type Element = Tree['element'];

export const { isElementNode, isTextNode } = adapter;

/** Parses a page; its elements know their offsets in the HTML. */
export const parsePage = (html: string): Page =>
  parse<Tree>(html, { treeAdapter: adapter, sourceCodeLocationInfo: true });

/** Returns the child elements of an element or of the page. */
export const childElements = (parent: Element | Page): Element[] =>
  parent.children.filter((node) => isElementNode(node));
