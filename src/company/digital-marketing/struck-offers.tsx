interface StruckOffersProps {
  heading: string;
  items: readonly { pitch: string; content: string }[];
}

/** What others offer, large and struck through, each with the reason below it; every second one set in. */
export function StruckOffers({ heading, items }: StruckOffersProps) {
  return (
    <section className="section">
      <div className="container">
        <h2 className="max-w-[20em] text-h3 font-bold">{heading}</h2>
        <ul className="mt-10 grid grid-cols-1 gap-y-12 lg:mt-14 lg:gap-y-16">
          {items.map(({ pitch, content }) => (
            <li key={pitch} className="lg:even:ps-[25%]">
              <h3 className="text-h1 font-bold tracking-close">
                <s className="decoration-accent decoration-[0.09em]">{pitch}</s>
              </h3>
              <p className="mt-4 max-w-[34em]">{content}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
