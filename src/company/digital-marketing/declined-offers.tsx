interface DeclinedOffersProps {
  heading: string;
  items: readonly { pitch: string; content: string }[];
}

/** Number of offers in large type. */
const largeOffers = 2;

/** Struck-through services with reasons: the first two large, the others in two columns. */
export function DeclinedOffers({ heading, items }: DeclinedOffersProps) {
  return (
    <section className="lf-section">
      <div className="lf-container">
        <h2 className="max-w-[20em] text-h3 font-bold">{heading}</h2>
        <ul className="mt-10 grid grid-cols-1 gap-x-12 gap-y-12 md:grid-cols-2 lg:mt-14">
          {items.map(({ pitch, content }, index) => (
            <li key={pitch} className={index < largeOffers ? 'md:col-span-2' : undefined}>
              <h3
                className={
                  index < largeOffers ? 'text-h1 font-bold tracking-close' : 'text-h3 font-bold'
                }
              >
                <s className="decoration-[0.07em] decoration-accent">{pitch}</s>
              </h3>
              <p className="mt-4 max-w-[34em]">{content}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
