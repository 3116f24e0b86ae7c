import { Heading } from '../../../elements/heading/heading.tsx';

/** Heading at the left and introductory sentence at the right, on one baseline. */
export function HeadingWithLead() {
  return (
    <div className="grid gap-6 lg:grid-cols-12 lg:items-end">
      <Heading level={3} size="h1" variant="bar" className="lg:col-span-7">
        We ask first, then we count
      </Heading>
      <p className="text-lead text-muted lg:col-span-5">
        A day behind the counter tells more than a week of meetings. So that is where every project
        begins, with a notebook.
      </p>
    </div>
  );
}
