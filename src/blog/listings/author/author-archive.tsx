import type { ReactNode } from 'react';
import { Picture } from '../../../elements/picture/picture.tsx';
import type { PictureName } from '../../../media/pictures.ts';
import type { ListedPost } from '../listed-post.ts';
import { PostFacts } from '../post-facts.tsx';
import { PostLink } from '../post-link.tsx';
import { PostPicture } from '../post-picture.tsx';
import '../../../themes/tones.css';
import styles from './author-archive.module.css';

/** `sizes` and aspect ratio of the portrait. */
export const portraitPicture = {
  sizes: '(width >= 62rem) 18rem, 8rem',
  ratio: '1/1',
} as const;

interface OtherAuthor {
  name: string;
  img: PictureName;
  link: string;
  /** Number of the author's posts, as text. */
  count: string;
}

interface AuthorArchiveProps {
  name: string;
  designation: string;
  description: string;
  img: PictureName;
  /** Number of all posts, as text. */
  count: string;
  /** Position of a later page in the list; undefined for the first page. */
  pageText: string | undefined;
  /** Link to the author's profile; undefined for a person of the samples. */
  profile: { title: string; link: string } | undefined;
  posts: readonly ListedPost[];
  /** Heading of the links to the author's categories. */
  categoriesHeading: string;
  /** Links to the author's categories. */
  categories?: ReactNode;
  others: { heading: string; items: readonly OtherAuthor[] };
  /** Pager. */
  children: ReactNode;
}

/** Renders the posts of one author beside their portrait, and the other authors. */
export function AuthorArchive(props: AuthorArchiveProps) {
  const { name, designation, description, img, count, pageText, profile, posts } = props;
  return (
    <>
      <div className={`lf-container ${styles.archive}`}>
        <header data-first-screen className={styles.card}>
          <Picture
            name={img}
            priority
            {...portraitPicture}
            className={`${styles.portrait} overflow-clip rounded-3xl`}
          />
          <div className="self-center">
            <h1 className={`${styles.name} font-bold tracking-close`}>{name}</h1>
            <p className="mt-1 text-muted">{designation}</p>
          </div>
          <div className={styles.description}>
            <p>{description}</p>
            {profile && (
              <a href={profile.link} className="lf-link mt-1 inline-flex min-h-11 items-center">
                {profile.title}
              </a>
            )}
            <h2 className={`${styles.about} text-h4 font-bold`}>{props.categoriesHeading}</h2>
            {props.categories}
          </div>
        </header>
        <div>
          <p className={`${styles.count} text-h4 font-display font-bold`}>{count}</p>
          {pageText && <p className="text-muted">{pageText}</p>}
          <ul data-search-ignore className={styles.posts}>
            {posts.map((post) => (
              <li key={post.id}>
                <AuthoredPost post={post} />
              </li>
            ))}
          </ul>
          {props.children}
        </div>
      </div>
      <nav
        data-search-ignore
        aria-labelledby="other-authors"
        data-tone="surface"
        className="lf-section-tight"
      >
        <div className="lf-container">
          <h2 id="other-authors" className="text-h3 font-bold">
            {props.others.heading}
          </h2>
          <ul className={styles.others}>
            {props.others.items.map((other) => (
              <li key={other.link}>
                <a href={other.link}>
                  <Picture
                    name={other.img}
                    alt=""
                    sizes="72px"
                    ratio="1/1"
                    className="size-18 overflow-hidden rounded-full"
                  />
                  <span>
                    <span className={styles.otherName}>{other.name}</span>
                    <span className="block text-caption text-muted">{other.count}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </>
  );
}

/** Renders a post of the author; the day comes first, as in a list of works. */
function AuthoredPost({ post }: { post: ListedPost }) {
  const { title, content, link, img, date, minutes, format } = post;
  return (
    <article className={`group ${styles.authored}`}>
      <PostPicture
        name={img}
        sizes="(width >= 48rem) 13rem, 6rem"
        ratio="4/3"
        className="overflow-clip rounded-2xl"
      />
      <div>
        <PostFacts items={[date, minutes, format]} />
        <h2 className={`${styles.authoredTitle} font-bold`}>
          <PostLink title={title} link={link} />
        </h2>
        <p className={`${styles.authoredContent} text-muted`}>{content}</p>
      </div>
    </article>
  );
}
