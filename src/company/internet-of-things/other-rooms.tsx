interface OtherRoomsProps {
  heading: string;
  /** Heads: where, the question, what hangs there, when it rings. */
  columns: readonly [string, string, string, string];
  items: readonly { where: string; question: string; hangs: string; rings: string }[];
  note: string;
}

/** Other rooms, each by the one question that it is asked, set as large as a question deserves. */
export function OtherRooms({ heading, columns, items, note }: OtherRoomsProps) {
  const [where, question, hangs, rings] = columns;
  const label = 'block text-caption text-muted';
  return (
    <section className="section" aria-labelledby="rooms-heading">
      <div className="container">
        <h2 id="rooms-heading" className="text-h2 font-bold tracking-tight">
          {heading}
        </h2>
        <table className="mt-8 w-full border-ink border-t-2 text-left max-lg:block">
          <thead className="sr-only">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-lg:block">
            {items.map((item) => (
              <tr
                key={item.where}
                className="border-line border-b align-baseline max-lg:grid max-lg:gap-x-6 max-lg:gap-y-2 max-lg:py-6 sm:max-lg:grid-cols-2"
              >
                <th
                  scope="row"
                  className="font-normal text-muted lg:w-[12%] lg:py-7 sm:max-lg:col-span-2"
                >
                  <span className="sr-only">{where}: </span>
                  {item.where}
                </th>
                <td className="font-display text-h3 leading-tight font-bold text-balance lg:pe-8 sm:max-lg:col-span-2">
                  <span className="sr-only">{question}: </span>
                  {item.question}
                </td>
                <td className="lg:w-[19%] lg:py-6 lg:pe-6">
                  <span className={label}>{hangs}</span>
                  {item.hangs}
                </td>
                <td className="lg:w-[19%] lg:py-6">
                  <span className={label}>{rings}</span>
                  {item.rings}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-7 max-w-[38em] text-lead lg:ms-[12%]">{note}</p>
      </div>
    </section>
  );
}
