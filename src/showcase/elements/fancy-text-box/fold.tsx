import Rocket from 'lucide-react/icons/rocket';
import Sprout from 'lucide-react/icons/sprout';
import { ClayBadge } from '../../../elements/clay-badge/clay-badge.tsx';
import { FancyBox } from '../../../elements/fancy-box/fancy-box.tsx';

const badge = 'text-[4rem] [&_svg]:size-7';

/** Text boxes with a folded corner. */
export function FoldedCorners() {
  return (
    <div className="grid gap-4 md:grid-cols-2 md:pb-10">
      <FancyBox
        variant="fold"
        media={
          <ClayBadge color="teal" className={badge}>
            <Sprout />
          </ClayBadge>
        }
        title="Start with one team"
        content="Five seats are free for as long as you are five. The sixth costs what a lunch costs."
        link="/page/our-services"
        className="[--fold:var(--teal)]"
      />
      <FancyBox
        variant="fold"
        media={
          <ClayBadge color="coral" className={badge}>
            <Rocket />
          </ClayBadge>
        }
        title="Then the whole floor"
        content="Roles, a log of who changed what, and a person who picks up the phone."
        link="/page/our-services"
        className="[--fold:var(--coral)] md:mt-10"
      />
    </div>
  );
}
