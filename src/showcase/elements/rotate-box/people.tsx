import { PictureView } from '../../../elements/picture/picture-view.tsx';
import { RotateBox } from '../../../elements/rotate-box/rotate-box.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';

const people = [
  { name: 'Ruth', does: 'Talks to servers', asks: 'Why a page is slow at nine and fast at ten.' },
  { name: 'Mateo', does: 'Draws', asks: 'Whether a button is where the thumb already is.' },
  { name: 'Hana', does: 'Counts', asks: 'How often, and since when, and compared to what.' },
];

/** Boxes with a portrait on the front that turn over to a text and a link. */
export function PeopleCards({ pictures }: { pictures: readonly PictureRecord[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {people.map(({ name, does, asks }, index) => {
        const picture = pictures[index];
        return (
          <li key={name}>
            <RotateBox
              variant="turn"
              turnLabel={`Turn over: what to ask ${name}`}
              front={
                <>
                  {picture && (
                    <PictureView
                      picture={picture}
                      alt=""
                      sizes="22rem"
                      className="min-h-0 flex-1 [&>img]:h-full"
                    />
                  )}
                  <p className="bg-surface p-5">
                    <strong className="block text-h4">{name}</strong>
                    {does}
                  </p>
                </>
              }
              back={
                <div className="flex h-full flex-col justify-between bg-deep p-6 text-on-deep [--focus:var(--on-deep)]">
                  <p className="text-lead">
                    <span className="block text-caption">Ask {name}</span>
                    {asks}
                  </p>
                  <a
                    href="/page/contact-us"
                    className="lf-link self-start py-1 pointer-coarse:py-2.5 font-semibold"
                  >
                    Write to {name}
                  </a>
                </div>
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
