interface ClosingTelephoneProps {
  heading: string;
  content: string;
  phone: { title: string; link: string };
  action: { title: string; link: string };
}

/** Closing section: the phone number in very large type, and a second link. */
export function ClosingTelephone({ heading, content, phone, action }: ClosingTelephoneProps) {
  return (
    <section className="lf-section">
      <div className="lf-container">
        <h2 className="text-h3 font-bold">{heading}</h2>
        <a
          href={phone.link}
          className="mt-4 inline-block font-display text-[min(0.5rem+8.6vw,10.5vw,8.5rem)] leading-none font-extrabold tracking-closer underline decoration-accent decoration-[0.06em] underline-offset-[0.14em] tabular-nums hover:decoration-[0.1em]"
        >
          {phone.title}
        </a>
        <div className="mt-10 flex flex-wrap items-baseline justify-between gap-x-16 gap-y-4">
          <p className="max-w-[38em] text-lead">{content}</p>
          <a
            href={action.link}
            className="lf-link inline-block font-semibold pointer-coarse:py-2.5"
          >
            {action.title}
          </a>
        </div>
      </div>
    </section>
  );
}
