import '../../themes/tones.css';
import './process-call-sheet.css';

interface ProcessCallSheetProps {
  id: string;
  heading: string;
  production: string;
  day: string;
  facts: readonly { title: string; text: string }[];
  /** Caption of the table for screen readers. */
  caption: string;
  heads: readonly [string, string, string];
  rows: readonly { time: string; who: string; what: string }[];
  notCalled: string;
}

/** Call sheet of one evening: sun, temperature, place, and the crew with times and tasks. */
export function ProcessCallSheet(props: ProcessCallSheetProps) {
  const { id, heading, production, day, facts, caption, heads, rows, notCalled } = props;
  return (
    <section id={id} className="call">
      <div className="call-sheet" data-tone="highlight">
        <i className="call-clip" aria-hidden="true" />
        <header>
          <h2 className="font-extrabold">{heading}</h2>
          <p>
            <b>{production}</b>
            <span>{day}</span>
          </p>
        </header>
        <dl>
          {facts.map((fact) => (
            <div key={fact.title}>
              <dt>{fact.title}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
        </dl>
        <table>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ time, who, what }) => (
              <tr key={time}>
                <th scope="row">{time}</th>
                <td>{who}</td>
                <td>{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="call-not">{notCalled}</p>
      </div>
    </section>
  );
}
