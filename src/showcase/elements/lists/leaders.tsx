import { LeaderList } from '../../../elements/list/leader-list.tsx';

/** Lists of terms and values with dots between them, for prices or opening hours. */
export function LeaderLists() {
  return (
    <div className="grid gap-10 md:grid-cols-2 md:gap-20">
      <div>
        <h3 className="mb-3 text-h3 font-bold">Single visits</h3>
        <LeaderList
          items={[
            { term: 'An hour', value: '$140', note: 'By telephone, with your screen beside it' },
            { term: 'An afternoon', value: '$480' },
            { term: 'A plan', value: '$1,800', note: 'Two visits, eight pages' },
          ]}
        />
      </div>
      <div>
        <h3 className="mb-3 text-h3 font-bold">By the month</h3>
        <LeaderList
          items={[
            { term: 'Looking after a page', value: '$90' },
            {
              term: 'Looking after a shop',
              value: '$260',
              note: 'With a person on call in December',
            },
            { term: 'Somebody awake at night', value: '$340' },
          ]}
        />
      </div>
    </div>
  );
}
