'use client';

import { Tabs } from '../../../elements/tabs/tabs.tsx';

interface ViewProps {
  text: string;
  /** Head of the small board beside the text. */
  board: string;
  rows: readonly (readonly [string, string])[];
}

function View({ text, board, rows }: ViewProps) {
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_24rem] lg:gap-16">
      <p className="lf-measure text-lead">{text}</p>
      <figure className="rounded-xl bg-ink p-6 text-paper tabular-nums">
        <figcaption className="mb-3 text-caption font-semibold">{board}</figcaption>
        <dl>
          {rows.map(([name, value]) => (
            <div
              key={name}
              className="flex justify-between gap-4 border-paper/25 border-t py-2.5 last:pb-0"
            >
              <dt className="font-display font-bold">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </figure>
    </div>
  );
}

/** Tabs in a row over a line; each has an address of its own, such as `#sailors`. */
export function TabLine() {
  return (
    <Tabs
      variant="line"
      label="Who uses the timetable"
      items={[
        {
          id: 'passengers',
          label: 'Passengers',
          panel: (
            <View
              text="See the next boat first, on one bar of signal, with a wet thumb. Nothing else is on that screen, because nothing else is wanted on a pier."
              board="Next from Skerry landing"
              rows={[
                ['6:10 am', 'boarding'],
                ['6:40 am', '22 cars free'],
                ['7:10 am', '4 cars free'],
              ]}
            />
          ),
        },
        {
          id: 'sailors',
          label: 'Deckhands',
          panel: (
            <View
              text="Count cars by a row of large buttons. The number is right even when the boat is out of reach; it travels ashore when there is a line again."
              board="On deck, 6:40 am"
              rows={[
                ['Cars', '18 of 22'],
                ['Trucks', '1 of 2'],
                ['Bicycles', '9'],
              ]}
            />
          ),
        },
        {
          id: 'office',
          label: 'The office',
          panel: (
            <View
              text="Change a sailing once, and the page, the text messages and the sign on the landing all say the same a minute later."
              board="7:10 am moved to 7:25"
              rows={[
                ['Page', 'since 6:31'],
                ['Text messages', '214 sent'],
                ['Sign', 'since 6:32'],
              ]}
            />
          ),
        },
      ]}
    />
  );
}
