import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './person.css';

interface PersonProps {
  name: string;
  designation: string;
  description?: string;
  /** Address of the portrait; it is cut to the shape of the look. */
  img: string;
  /**
   * plain: portrait and name. over: the words rise over the portrait. side: portrait beside words.
   * line: a small one, for lists.
   */
  look: 'plain' | 'over' | 'side' | 'line';
  level?: 2 | 3 | 4;
  /** Ways to reach them. */
  children?: ReactNode;
  className?: string;
}

/** Somebody who works here: a face, a name, what they do. */
export function Person(props: PersonProps) {
  const { name, designation, description, img, look, level = 3, children, className } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={cn('person', className)} data-look={look}>
      {/* The name stands beside it in words. */}
      <img src={img} alt="" width="480" height="480" loading="lazy" className="person-portrait" />
      <div className="person-words">
        <Heading className="person-name">{name}</Heading>
        <p className="person-designation">{designation}</p>
        {description && <p className="person-description">{description}</p>}
        {children}
      </div>
    </article>
  );
}
