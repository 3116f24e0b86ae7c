import { IconText } from '../../../elements/icon-text/icon-text.tsx';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';

const texts = [
  { title: 'Build', content: 'Blocks that fit: plan, hours, invoice. Start with one of them.' },
  {
    title: 'Measure',
    content: 'What a project has eaten, as of this minute, by person and by task.',
  },
];

/** Texts below scenes in place of icons, two in a row. */
export function ScenesWithText({ pictures }: { pictures: readonly PictureRecord[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {texts.map((item, index) => {
        const picture = pictures[index];
        return (
          <li key={item.title} className="overflow-clip rounded-4xl bg-surface">
            <IconText
              variant="above"
              className="[&>:not(:first-child)]:mx-7 [&>:last-child]:mb-8"
              icon={
                picture && (
                  <PictureView
                    picture={picture}
                    alt=""
                    ratio="3/2"
                    sizes="(width >= 48rem) 33rem, 90vw"
                  />
                )
              }
              {...item}
            />
          </li>
        );
      })}
    </ul>
  );
}
