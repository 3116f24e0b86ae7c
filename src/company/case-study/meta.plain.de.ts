import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 60,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['Referenz', 'Kundengeschichte', 'Beispiel'],
  path: '/page/CaseStudy',
  title: 'Fallstudie',
  headTitle: 'Fallstudie: ein Projekt von Anfang bis Ende',
  description:
    'Eines unserer Projekte von Anfang bis Ende: was wir vorfanden, beschlossen und bauten, was schiefging, was es kostete und was sich änderte.',
  picture: 'ferry-landing',
};
