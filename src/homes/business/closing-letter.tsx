import { Button } from '../../elements/button/button.tsx';
import { Postmark } from './postmark.tsx';
import { Signature } from './signature.tsx';

interface ClosingLetterProps {
  /** Salutation, used as the section's heading. */
  heading: string;
  paragraphs: readonly string[];
  /** Author of the letter, with their role. */
  signature: { name: string; designation: string };
  action: { title: string; link: string };
  /** Phone and e-mail as links. */
  contacts: readonly { title: string; link: string }[];
  /** Text of the postmark: around the edge, and in the center. */
  postmark: { place: string; inner: readonly [string, string] };
}

/** Closing section in the form of a letter. */
export function ClosingLetter(props: ClosingLetterProps) {
  const { heading, paragraphs, signature, action, contacts, postmark } = props;
  return (
    <section className="lf-section overflow-x-clip bg-tint" aria-labelledby="letter-heading">
      <div className="lf-container">
        <div className="relative mx-auto max-w-[52rem] lg:translate-x-[6%]">
          <div
            aria-hidden="true"
            className="absolute inset-x-3 -bottom-3 top-6 rotate-2 bg-paper shadow-[0_1px_2px_color-mix(in_srgb,var(--own-ink)_12%,transparent)] lg:inset-x-6"
          />
          <div className="relative bg-surface px-6 py-12 shadow-[0_2px_3px_color-mix(in_srgb,var(--own-ink)_8%,transparent),0_30px_60px_-20px_color-mix(in_srgb,var(--own-ink)_28%,transparent)] sm:px-12 lg:px-24 lg:py-20">
            <Postmark
              {...postmark}
              className="absolute top-3 right-5 hidden w-28 rotate-12 text-deep sm:block forced-colors:text-[CanvasText] lg:top-4 lg:right-12 lg:w-40"
            />
            <h2 id="letter-heading" className="text-h3 font-bold tracking-tight sm:pr-36">
              {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="lf-measure mt-5">
                {paragraph}
              </p>
            ))}
            <p className="mt-9">
              <Signature
                name={signature.name}
                className="-ml-2 w-44 text-deep forced-colors:text-[CanvasText]"
              />
              <strong className="block font-semibold">{signature.name}</strong>
              <span className="text-caption text-muted">{signature.designation}</span>
            </p>
            <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4 border-line border-t pt-8">
              <Button href={action.link}>{action.title}</Button>
              {contacts.map(({ title, link }) => (
                <a
                  key={link}
                  href={link}
                  className="lf-link inline-flex min-h-11 items-center font-semibold"
                >
                  {title}
                </a>
              ))}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
