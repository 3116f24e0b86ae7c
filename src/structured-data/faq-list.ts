import type { FAQPage } from 'schema-dts';
import type { SiteConfig } from '../../site.config.ts';
import type { QuestionGroup } from '../content/schema/question-group.ts';

/** Returns questions and answers as schema.org's FAQPage, word for word as printed. */
export function faqList(
  groups: readonly QuestionGroup[],
  path: string,
  { url }: SiteConfig,
): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ id, question, shortAnswer, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        url: `${url}${path}#${id}`,
        acceptedAnswer: { '@type': 'Answer' as const, text: [shortAnswer, ...answer].join('\n') },
      })),
    ),
  };
}
