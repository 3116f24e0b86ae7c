import type { ComponentProps } from 'react';
import { PostByline } from '../../post-byline.tsx';
import './essay-opening.css';
import { Slate } from './slate.tsx';

interface EssayOpeningProps extends ComponentProps<typeof PostByline> {
  /** What kind of text it is, before its title. */
  kind: string;
  title: string;
  /** Two or three sentences. */
  content: string;
  slate: ComponentProps<typeof Slate>;
}

/** The opening of an essay: its title as large as the page, and one small thing to look at. */
export function EssayOpening({ kind, title, content, slate, ...rest }: EssayOpeningProps) {
  return (
    <section data-first-screen="" className="container essay-opening">
      <p className="essay-kind">{kind}</p>
      <h1 className="font-display text-display font-bold tracking-packed">{title}</h1>
      <div className="essay-standfirst">
        <p className="text-lead">{content}</p>
        <PostByline {...rest} className="mt-8" />
      </div>
      <Slate {...slate} />
    </section>
  );
}
