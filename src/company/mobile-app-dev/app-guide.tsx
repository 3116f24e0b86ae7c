import styles from './app-guide.module.css';

interface Question {
  id: string;
  question: string;
  reason: string;
  yes: string;
  no: string;
}

interface AppGuideProps {
  heading: string;
  lead: string;
  yes: string;
  no: string;
  questions: readonly Question[];
  outcomes: readonly { id: string; title: string; content: string; price: string }[];
  outcomesHeading: string;
  /** Label of the selected outcome. */
  here: string;
}

/** Decision guide with four questions: radio buttons and CSS, without script. */
export function AppGuide(props: AppGuideProps) {
  const { heading, lead, yes, no, questions, outcomes, outcomesHeading, here } = props;
  return (
    <section className={`${styles.appGuide} lf-section bg-ink text-paper [--focus:var(--tint)]`}>
      <div className="lf-container">
        <header className="grid gap-x-6 gap-y-5 lg:grid-cols-12">
          <h2 className="text-h1 wrap-anywhere lg:col-span-7">{heading}</h2>
          <p className="text-lead text-paper/85 lg:col-span-5 lg:self-end">{lead}</p>
        </header>
        <div className="mt-12 grid gap-x-6 gap-y-14 lg:mt-20 lg:grid-cols-12">
          <ol className="lg:col-span-7">
            {questions.map((question) => (
              <li key={question.id} className="border-t border-paper/30 py-8">
                <GuideQuestion {...question} labels={{ yes, no }} />
              </li>
            ))}
          </ol>
          <div className="lg:sticky lg:top-28 lg:col-span-4 lg:col-start-9 lg:self-start">
            <h3 className="text-h4">{outcomesHeading}</h3>
            {outcomes.map(({ id, title, content, price }) => (
              <div
                key={id}
                data-outcome={id}
                // Leaves space for the floating button at the right edge of a phone.
                className="mt-4 border border-paper/30 p-5 max-md:pe-14 transition-colors duration-300"
              >
                <h4 className="text-h4">{title}</h4>
                <p className="mt-1">{content}</p>
                <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
                  <p className="tabular-nums">{price}</p>
                  <p data-outcome-sign className="text-caption">
                    {here}
                  </p>
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function GuideQuestion(props: Question & { labels: { yes: string; no: string } }) {
  const { id, question, reason, labels } = props;
  return (
    <fieldset className="grid gap-y-3">
      <legend className="font-display text-h3 font-bold">{question}</legend>
      <p className="mt-2 max-w-[36em] text-paper/80">{reason}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {(['yes', 'no'] as const).map((answer) => (
          <label
            key={answer}
            htmlFor={`${id}-${answer}`}
            className="flex min-h-12 min-w-24 cursor-pointer items-center justify-center gap-3 border-2 border-paper/50 px-5 font-semibold has-checked:border-paper has-checked:bg-paper has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-tint"
          >
            <input
              type="radio"
              id={`${id}-${answer}`}
              name={id}
              value={answer}
              className="size-4 accent-accent not-checked:[color-scheme:dark]"
            />
            {labels[answer]}
          </label>
        ))}
      </div>
      <p data-answer="yes" className="max-w-[36em] text-lead max-md:pe-12">
        {props.yes}
      </p>
      <p data-answer="no" className="max-w-[36em] text-lead max-md:pe-12">
        {props.no}
      </p>
    </fieldset>
  );
}
