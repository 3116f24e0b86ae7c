import type { ShikiConfig } from 'astro';

type ShikiTransformer = NonNullable<ShikiConfig['transformers']>[number];

/**
 * Shiki transformer that lifts the highlighter's limit of 500 ms a line: on a busy machine a build
 * would leave lines without colors, and builds would differ.
 */
export const highlightWithoutTimeout: ShikiTransformer = {
  name: 'highlight-without-timeout',
  preprocess(_code, options) {
    options.tokenizeTimeLimit = 0;
  },
};
