interface CartTermsProps {
  items: readonly { title: string; content: string }[];
}

/** Renders delivery, tax and cart terms, a column each. */
export function CartTerms({ items }: CartTermsProps) {
  return (
    <section className="bg-tint">
      <dl className="lf-container grid gap-8 py-12 md:grid-cols-3 md:gap-12 md:py-16">
        {items.map(({ title, content }) => (
          <div key={title}>
            <dt className="font-display text-h4 font-semibold">{title}</dt>
            <dd className="mt-2">{content}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
