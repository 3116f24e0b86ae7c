import ArrowRight from 'lucide-react/icons/arrow-right';
import { cn } from '../../themes/cn.ts';

interface WorkLinkProps {
  title: string;
  link: string;
  className?: string;
}

/** Renders the link to the work: underlined, with an arrow that moves on hover. */
export function WorkLink({ title, link, className }: WorkLinkProps) {
  return (
    <a
      href={link}
      className={cn(
        'group inline-flex min-h-11 items-center gap-2.5 font-semibold underline decoration-accent decoration-2 underline-offset-[0.35em]',
        className,
      )}
    >
      {title}
      <ArrowRight
        aria-hidden="true"
        className="size-5 transition-transform duration-200 group-hover:translate-x-1"
      />
    </a>
  );
}
