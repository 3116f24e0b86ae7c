import { Button } from '../../elements/button/button.tsx';

interface AskListProps {
  heading: string;
  lead: string;
  /** Heads of the two columns. */
  columns: readonly [said: string, who: string];
  items: readonly { question: string; name: string; link: string }[];
  note: string;
  action: { title: string; link: string };
}

/** What a caller says, and who gets the call: a list as it hangs by a telephone. */
export function AskList({ heading, lead, columns, items, note, action }: AskListProps) {
  return (
    <section data-tone="deep" className="section">
      <div className="container grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="text-h2 font-bold tracking-tight">{heading}</h2>
          <p className="mt-5">{lead}</p>
          <p className="mt-5">{note}</p>
          <Button href={action.link} tone="outline" className="mt-8">
            {action.title}
          </Button>
        </div>
        <table className="w-full border-collapse text-left lg:col-span-7 lg:col-start-6">
          <thead>
            <tr className="text-caption">
              {columns.map((column) => (
                <th key={column} scope="col" className="pb-3 font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(({ question, name, link }) => (
              <tr key={question} className="border-t border-current/30">
                <th scope="row" className="py-4 pe-6 font-normal text-pretty">
                  {question}
                </th>
                <td className="py-4 align-top">
                  <a className="link font-display font-bold" href={link}>
                    {name}
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
