import { type LinkedPicture, SocialGrid } from '../elements/social-grid/social-grid.tsx';

/** What stands beside the menu: how to reach the firm, and its latest pictures. */
export interface DrawerFacts {
  phone: { title: string; link: string };
  email: string;
  /** Empty where the header shows none. */
  posts: LinkedPicture[];
  postsLabel: string;
}

interface Props {
  facts: DrawerFacts;
  pictures?: boolean;
}

/** Phone and e-mail under a menu; with six pictures where the header asks for them. */
export function DrawerAside({ facts, pictures = false }: Props) {
  const { phone, email, posts, postsLabel } = facts;
  return (
    <div className="menu-layer-aside">
      {pictures && (
        <SocialGrid
          label={postsLabel}
          posts={posts}
          sizes="8.5rem"
          className="mb-8 max-w-[27rem]"
        />
      )}
      <p className="flex flex-col items-start text-[1.0625rem]">
        <a className="inline-flex min-h-11 items-center font-medium" href={phone.link}>
          {phone.title}
        </a>
        <a className="link inline-flex min-h-11 items-center" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </div>
  );
}
