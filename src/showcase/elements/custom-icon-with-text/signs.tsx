import { IconText } from '../../../elements/icon-text/icon-text.tsx';

const sign = (text: string) => (
  <span className="block w-[1.05em] font-display text-[clamp(3.5rem,8vw,6rem)] leading-[0.8] font-bold">
    {text}
  </span>
);

const items = [
  {
    icon: sign('&'),
    title: 'You and us at one table',
    content: 'The people who will use it are there from the first drawing on.',
  },
  {
    icon: sign('±'),
    title: 'An estimate with its margin',
    content: '“Nine weeks, give or take two” is worth more than “nine weeks”.',
  },
  {
    icon: sign('§'),
    title: 'A contract of two pages',
    content: 'Written so that it can be read without a lawyer. Ours has read it, too.',
  },
  {
    icon: sign('@'),
    title: 'An answer from a person',
    content: 'The one who does the work writes it, with a name under it.',
  },
];

/** Texts beside characters of the typeface in place of icons. */
export function CharactersWithText() {
  return (
    <ul className="grid gap-x-16 gap-y-12 md:grid-cols-2">
      {items.map((item) => (
        <li key={item.title}>
          <IconText variant="beside" {...item} />
        </li>
      ))}
    </ul>
  );
}
