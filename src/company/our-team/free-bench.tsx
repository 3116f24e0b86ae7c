import { Button } from '../../elements/button/button.tsx';

interface FreeBenchProps {
  heading: string;
  text: string;
  action: { title: string; link: string };
}

/** A bench drawn in dashes with nobody at it, and the way to whoever might be. */
export function FreeBench({ heading, text, action }: FreeBenchProps) {
  return (
    <section className="section">
      <div className="container">
        <div className="grid gap-x-12 gap-y-6 rounded-2xl border-4 border-accent border-dashed px-6 py-10 md:px-12 md:py-16 lg:grid-cols-[5fr_4fr] lg:items-end">
          <h2 className="text-h1 font-bold tracking-tight text-balance">{heading}</h2>
          <div>
            <p>{text}</p>
            <Button href={action.link} className="mt-6">
              {action.title}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
