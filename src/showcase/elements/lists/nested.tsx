import { List } from '../../../elements/list/list.tsx';

/** Lists with two levels, and a list of links. */
export function NestedList() {
  const part = 'mt-2 text-muted';
  return (
    <div className="grid gap-x-16 gap-y-10 rounded-4xl bg-surface p-7 md:grid-cols-2 md:p-12">
      <List
        variant="ruled"
        items={[
          <>
            <strong>Getting started</strong>
            <List
              variant="dash"
              className={part}
              items={[
                'Invite your team',
                'Bring your old spreadsheet',
                'Set the first day of the week',
              ]}
            />
          </>,
          <>
            <strong>Every day</strong>
            <List
              variant="dash"
              className={part}
              items={['Start and stop', 'What was forgotten']}
            />
          </>,
        ]}
      />
      <List
        variant="ruled"
        items={['Invoices', 'Holidays', 'Roles', 'Export'].map((name) => (
          <a
            key={name}
            href="/page/our-services"
            className="block py-1 pointer-coarse:py-2.5 hover:underline"
          >
            {name}
          </a>
        ))}
      />
    </div>
  );
}
