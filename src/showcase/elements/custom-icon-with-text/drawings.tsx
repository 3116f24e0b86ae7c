import { ProcessDrawing } from '../../../blocks/process/process-drawings.tsx';
import { IconText } from '../../../elements/icon-text/icon-text.tsx';

const items = [
  {
    name: 'notebook',
    title: 'What was seen',
    content: 'A day behind the counter, written down by hand: what people ask, and how often.',
  },
  {
    name: 'vise',
    title: 'What is being built',
    content: 'One page at a time is in the vise. Each Friday you may turn it around and look.',
  },
  {
    name: 'oilcan',
    title: 'What is kept going',
    content: 'Once a month with the oil can: versions, backups, the form that nobody tests.',
  },
] as const;

/** Texts below drawings in place of icons, three in a row. */
export function DrawingsWithText() {
  return (
    <ul className="grid gap-12 md:grid-cols-3 md:gap-10">
      {items.map(({ name, title, content }) => (
        <li key={name}>
          <IconText
            variant="above"
            icon={<ProcessDrawing name={name} className="h-auto! w-52! max-w-full" />}
            title={title}
            content={content}
          />
        </li>
      ))}
    </ul>
  );
}
