import type { BlogPosting } from 'schema-dts';
import type { SiteConfig } from '../../site.config.ts';
import { locale } from '../content/locale.ts';
import type { Post } from '../content/schema/post.ts';
import type { TeamMember } from '../content/schema/team-member.ts';
import { cardPath } from '../page-meta/sharing-card.ts';
import { organizationId } from '../structured-data/organization.ts';

/** Fields of a post that its page computes: path, author, day as `YYYY-MM-DD`. */
interface PostFacts {
  path: string;
  author: TeamMember;
  day: string;
  /** Day of the last change; the day of publication if there was none. */
  modifiedDay: string;
}

/** Returns a post as schema.org's BlogPosting. */
export function blogPosting(
  { title, content, category, tags }: Post,
  { path, author, day, modifiedDay }: PostFacts,
  site: SiteConfig,
): BlogPosting {
  const url = `${site.url}${path}`;
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: content,
    datePublished: day,
    dateModified: modifiedDay,
    author: { '@type': 'Person', name: author.name, jobTitle: author.designation },
    publisher: {
      '@type': 'Organization',
      ...organizationId(site),
      name: site.company.name,
      url: `${site.url}/`,
    },
    image: `${site.url}${cardPath(path)}`,
    articleSection: category,
    keywords: tags,
    inLanguage: locale.language,
    url,
    mainEntityOfPage: url,
  };
}
