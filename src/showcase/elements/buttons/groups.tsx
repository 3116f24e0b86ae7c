import ChevronDown from 'lucide-react/icons/chevron-down';
import Locate from 'lucide-react/icons/locate-fixed';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../../elements/button/button.tsx';

const signs = [
  { label: 'Closer', Sign: Plus },
  { label: 'Farther', Sign: Minus },
  { label: 'Where I am', Sign: Locate },
] as const;

/** Groups of buttons: joined, as icons alone, and at the foot of a form. */
export function ButtonGroups() {
  return (
    <div className="grid gap-10 lg:grid-cols-[auto_auto_1fr] lg:items-end lg:gap-16">
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-caption font-semibold">Joined: the usual, or another</legend>
        <div className="inline-flex">
          <Button tone="ink" className="rounded-e-none">
            Berth 14, two nights
          </Button>
          <Button
            tone="ink"
            aria-label="Other berths and nights"
            className="ms-px rounded-s-none px-3.5"
          >
            <ChevronDown aria-hidden="true" className="size-5" />
          </Button>
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-3 text-caption font-semibold">Signs alone, with names</legend>
        <div className="flex gap-2">
          {signs.map(({ label, Sign }) => (
            <Button
              key={label}
              tone="outline"
              aria-label={label}
              title={label}
              className="size-13 rounded-full p-0"
            >
              <Sign aria-hidden="true" className="size-5" />
            </Button>
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-3 text-caption font-semibold">At the foot of a form</legend>
        <div className="flex flex-wrap-reverse items-center gap-3 border-ink/20 border-t pt-4 lg:justify-end">
          <Button tone="quiet" className="max-sm:w-full">
            Discard
          </Button>
          <Button tone="outline" className="max-sm:flex-1">
            Save draft
          </Button>
          <Button className="max-sm:flex-1">Publish</Button>
        </div>
      </fieldset>
    </div>
  );
}
