import { browserRank, type RankedDeclaration, rankedDeclarations } from './ranked-declarations.ts';

/** User agent stylesheet, as far as it concerns fonts and generated content. */
export const browserDeclarations: readonly RankedDeclaration[] = rankedDeclarations(
  `h1,h2,h3,h4,h5,h6,th{font-weight:700}b,strong,optgroup{font-weight:bolder}
  button,input,select,textarea{font-weight:400;font-family:system-ui;text-transform:none}
  code,kbd,pre,samp,tt{font-family:monospace}
  ol{list-style-type:decimal}q::before{content:"“"}q::after{content:"”"}`,
  browserRank,
);
