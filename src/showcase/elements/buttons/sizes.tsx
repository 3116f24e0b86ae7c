import ArrowRight from 'lucide-react/icons/arrow-right';
import Download from 'lucide-react/icons/download';
import { Button } from '../../../elements/button/button.tsx';

/** Buttons in three sizes, 44, 52 and 60 px high, and one as wide as its container. */
export function ButtonSizes() {
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <Button size="lg">
          Start a project <ArrowRight aria-hidden="true" className="size-6" />
        </Button>
        <Button size="md">
          Start a project <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
        <Button size="sm">
          Start a project <ArrowRight aria-hidden="true" className="size-4.5" />
        </Button>
      </div>
      <Button tone="outline" wide>
        <Download aria-hidden="true" className="size-5" /> Price list, PDF, 180 KB
      </Button>
    </div>
  );
}
