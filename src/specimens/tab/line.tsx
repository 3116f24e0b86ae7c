'use client';

import { Tabs } from '../../elements/tabs/tabs.tsx';

/** Over a rule: three views of one thing. Every tab has an address, `#sailors` opens the second. */
export function TabLine() {
  return (
    <Tabs
      look="line"
      label="Who uses the timetable"
      items={[
        {
          id: 'passengers',
          label: 'Passengers',
          panel: (
            <p className="measure text-lead">
              See the next boat first, on one bar of signal, with a wet thumb. Nothing else is on
              that screen, because nothing else is wanted on a pier.
            </p>
          ),
        },
        {
          id: 'sailors',
          label: 'Deckhands',
          panel: (
            <p className="measure text-lead">
              Count cars by a row of large buttons. The number is right even when the boat is out of
              reach; it travels ashore when there is a line again.
            </p>
          ),
        },
        {
          id: 'office',
          label: 'The office',
          panel: (
            <p className="measure text-lead">
              Change a sailing once, and the page, the text messages and the sign on the landing all
              say the same a minute later.
            </p>
          ),
        },
      ]}
    />
  );
}
