import type { ReactNode } from 'react';
import type { ListedPost } from '../listed-post.ts';
import { PostFacts } from '../post-facts.tsx';
import { PostPicture } from '../post-picture.tsx';
import { SubjectLink } from '../subject-link.tsx';
import '../../../themes/tones.css';
import './post-titles.css';

/** `sizes` and aspect ratio of its pictures: beside the titles where hover exists, else below. */
export const titlePicture = { sizes: '(width >= 62rem) 34rem, 92vw', ratio: '4/3' } as const;

interface PostTitlesProps {
  heading: string;
  lead: string;
  posts: readonly ListedPost[];
  by: string;
  children: ReactNode;
}

/** Renders page-wide titles, with the picture of the hovered one beside them. */
export function PostTitles({ heading, lead, posts, by, children }: PostTitlesProps) {
  return (
    <section data-tone="deep" className="titles-room">
      <div className="container">
        <header data-first-screen className="titles-head">
          <h1 className="text-h3 font-bold">{heading}</h1>
          <p className="text-muted">{lead}</p>
        </header>
        <ul data-search-ignore className="titles">
          {posts.map((post) => (
            <li key={post.id}>
              <TitledPost post={post} by={by} />
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}

/** Renders a post as its title. */
function TitledPost({ post, by }: { post: ListedPost; by: string }) {
  const { title, link, media, date, minutes, kind, category, author } = post;
  return (
    <article className="titled">
      <h2 className="titled-title font-bold tracking-close">
        <a href={link}>{title}</a>
      </h2>
      <div className="titled-note">
        <SubjectLink category={category} />
        <PostFacts items={[`${by} ${author.name}`, date, kind ?? minutes]} />
      </div>
      <PostPicture
        name={media}
        {...titlePicture}
        className="titled-picture overflow-clip rounded-2xl"
      />
    </article>
  );
}
