import './post-tags-and-feeds.css';

interface PostTagsAndFeedsProps {
  tags: { label: string; items: readonly string[] };
  feeds: { label: string; items: readonly { title: string; link: string }[] };
}

/** Renders the last line of a post: its tags and the feeds. */
export function PostTagsAndFeeds({ tags, feeds }: PostTagsAndFeedsProps) {
  return (
    <footer className="lf-post-foot">
      <p>
        <span className="text-muted">{tags.label}</span>{' '}
        <span className="font-semibold">{tags.items.join(', ')}</span>
      </p>
      <p className="lf-post-foot-feeds">
        <span className="text-muted">{feeds.label}</span>
        {feeds.items.map(({ title, link }) => (
          <a key={link} href={link} className="lf-link inline-flex min-h-11 items-center">
            {title}
          </a>
        ))}
      </p>
    </footer>
  );
}
