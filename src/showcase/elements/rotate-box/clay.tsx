import Coffee from 'lucide-react/icons/coffee';
import Snail from 'lucide-react/icons/snail';
import Umbrella from 'lucide-react/icons/umbrella';
import { ClayBadge, type ClayColor } from '../../../elements/clay-badge/clay-badge.tsx';
import { RotateBox } from '../../../elements/rotate-box/rotate-box.tsx';

const cards = [
  {
    clay: 'coral',
    icon: <Coffee />,
    title: 'The pause',
    text: 'After ninety minutes the clock asks once whether you are still there.',
  },
  {
    clay: 'teal',
    icon: <Umbrella />,
    title: 'The reserve',
    text: 'Every plan keeps a tenth aside. It may be spent, but it says so.',
  },
  {
    clay: 'sun',
    icon: <Snail />,
    title: 'The slow lane',
    text: 'What may wait goes there and is looked at on the first of the month.',
  },
] satisfies { clay: ClayColor; [name: string]: unknown }[];

/** Boxes with an icon on the front that turn over to a text. */
export function IconRotateBoxes() {
  return (
    <ul className="grid gap-4 [--box-corner:2rem] [--box-height:17rem] md:grid-cols-3">
      {cards.map(({ clay, icon, title, text }, index) => (
        <li key={title}>
          <RotateBox
            variant={index === 1 ? 'tumble' : 'turn'}
            turnLabel={`Turn over: ${title.toLowerCase()}`}
            front={
              <div className="flex h-full flex-col items-start justify-between bg-surface p-8">
                <ClayBadge color={clay} className="text-[5rem] [&_svg]:size-9">
                  {icon}
                </ClayBadge>
                <h3 className="text-h3 font-bold">{title}</h3>
              </div>
            }
            back={
              <div className="flex h-full items-center bg-ink p-8 text-paper">
                <p className="text-lead">{text}</p>
              </div>
            }
          />
        </li>
      ))}
    </ul>
  );
}
