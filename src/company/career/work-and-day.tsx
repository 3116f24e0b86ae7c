interface WorkAndDayProps {
  work: { heading: string; paragraphs: readonly string[] };
  day: { heading: string; hours: readonly { time: string; text: string }[] };
  drawbacks: { heading: string; items: readonly string[] };
}

/** The work: in paragraphs, as the hours of a day, and reasons against it. */
export function WorkAndDay({ work, day, drawbacks }: WorkAndDayProps) {
  const [firstParagraph, ...otherParagraphs] = work.paragraphs;
  return (
    <section className="lf-section">
      <div className="lf-container grid gap-x-6 lg:grid-cols-12">
        <div className="lg:col-span-9">
          <h2 className="font-display text-h2 font-bold tracking-heading">{work.heading}</h2>
          <p className="mt-6 font-display text-h3 leading-[1.3] font-medium tracking-easy">
            {firstParagraph}
          </p>
          <div className="mt-8 grid gap-x-10 gap-y-5 md:grid-cols-2">
            {otherParagraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className="mt-20 lg:col-span-6 lg:mt-32">
          <h2 className="font-display text-h2 font-bold tracking-heading">{day.heading}</h2>
          <ol className="mt-8 grid gap-y-5">
            {day.hours.map((hour) => (
              <li
                key={hour.time}
                className="grid grid-cols-[4.5rem_1fr] gap-x-4 md:grid-cols-[6rem_1fr]"
              >
                <span className="font-display font-semibold tabular-nums">{hour.time}</span>
                <span>{hour.text}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className="mt-20 lg:col-span-4 lg:col-start-9 lg:mt-32">
          <h2 className="font-display text-h3 font-bold tracking-easy">{drawbacks.heading}</h2>
          <ul className="mt-8 grid gap-5">
            {drawbacks.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
