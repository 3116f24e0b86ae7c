import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Code from 'lucide-react/icons/code-xml';
import Ellipsis from 'lucide-react/icons/ellipsis';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { demoCopy } from './copy.ts';
import styles from './demo-bar.module.css';

interface DemoLink {
  title: string;
  path: string;
}

export interface DemoBarProps {
  /** Title of the page. */
  name: string;
  /** Position, “07 of 44”. */
  position: string;
  previous: DemoLink;
  next: DemoLink;
  /** URL of the source code. */
  source: string;
  /** Language of the bar where the page has another. */
  lang?: string | undefined;
}

function BarLink(props: { link: string; title: string; children: ReactNode; rel?: string }) {
  const { link, title, children, rel } = props;
  return (
    <a href={link} rel={rel} aria-label={title} title={title} className={styles.barAction}>
      {children}
    </a>
  );
}

/**
 * Handle of the demo pages, which opens a bar: name, previous, next, all, source. In the margin at the
 * lower left, where it covers nothing of the page.
 *
 * State: `open`, kept for the session (`stay-open.inline.ts`).
 */
export function DemoBar({ name, position, previous, next, source, lang }: DemoBarProps) {
  return (
    <details data-demo-bar lang={lang} className={styles.bar}>
      <summary aria-label={demoCopy.bar} title={demoCopy.bar} className={styles.barAction}>
        <Ellipsis aria-hidden="true" className={styles.barOpens} />
        <X aria-hidden="true" className={styles.barCloses} />
      </summary>
      <nav aria-label={demoCopy.bar} className={styles.barLinks}>
        <BarLink link={previous.path} title={`${demoCopy.previous}: ${previous.title}`} rel="prev">
          <ArrowLeft aria-hidden="true" />
        </BarLink>
        <p className={styles.barName}>
          <span className="truncate font-semibold">{name}</span>
          <span className={styles.barPlace}>{position}</span>
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
    </details>
  );
}
