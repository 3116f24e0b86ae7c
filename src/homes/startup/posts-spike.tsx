import type { ReactNode } from 'react';
import styles from './posts-spike.module.css';

interface PostsSpikeProps {
  heading: string;
  lead: string;
  /** The grid of posts. */
  children: ReactNode;
}

/** Section with a heading and the latest posts. */
export function PostsSpike({ heading, lead, children }: PostsSpikeProps) {
  return (
    <section className={styles.postsSpike}>
      <div className="lf-container">
        <h2>{heading}</h2>
        <p>{lead}</p>
        {children}
      </div>
    </section>
  );
}
