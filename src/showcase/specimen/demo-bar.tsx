import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Code from 'lucide-react/icons/code-xml';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { demoCopy } from './copy.ts';
import './demo-bar.css';

interface Place {
  title: string;
  path: string;
}

export interface DemoBarProps {
  /** Title of the page. */
  name: string;
  /** Position, “07 of 44”. */
  place: string;
  previous: Place;
  next: Place;
  /** URL of the source code. */
  source: string;
}

function BarLink(props: { link: string; title: string; children: ReactNode; rel?: string }) {
  const { link, title, children, rel } = props;
  return (
    <a href={link} rel={rel} aria-label={title} title={title} className="demo-bar-action">
      {children}
    </a>
  );
}

/**
 * Bar of the demo pages: name, previous, next, all, source. An open, non-modal `<dialog>`,
 * so that its close button works without script; at the lower edge, away from the header.
 */
export function DemoBar({ name, place, previous, next, source }: DemoBarProps) {
  return (
    <dialog open data-demo-bar aria-label={demoCopy.bar} className="demo-bar">
      <nav aria-label={demoCopy.bar} className="flex min-w-0 items-center">
        <BarLink link={previous.path} title={`${demoCopy.previous}: ${previous.title}`} rel="prev">
          <ArrowLeft aria-hidden="true" />
        </BarLink>
        <p className="demo-bar-name">
          <span className="truncate font-semibold">{name}</span>
          <span className="demo-bar-place">{place}</span>
        </p>
        <BarLink link={next.path} title={`${demoCopy.next}: ${next.title}`} rel="next">
          <ArrowRight aria-hidden="true" />
        </BarLink>
        <BarLink link="/showcase" title={demoCopy.all}>
          <LayoutGrid aria-hidden="true" />
        </BarLink>
        <BarLink link={source} title={demoCopy.source}>
          <Code aria-hidden="true" />
        </BarLink>
      </nav>
      <form method="dialog">
        <button
          type="submit"
          aria-label={demoCopy.close}
          title={demoCopy.close}
          className="demo-bar-action"
        >
          <X aria-hidden="true" />
        </button>
      </form>
    </dialog>
  );
}
