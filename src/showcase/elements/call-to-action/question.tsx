import { Button } from '../../../elements/button/button.tsx';

/** Call to action as a question in large type, with a button at the right. */
export function ActionQuestion() {
  return (
    <div className="grid items-end gap-8 lg:grid-cols-12">
      <h3 className="text-h1 font-bold lg:col-span-8">
        What would you mend first, if you could mend one thing?
      </h3>
      <p className="lg:col-span-4 lg:justify-self-end">
        <Button href="/page/contact-us" size="lg">
          Tell us in a sentence
        </Button>
      </p>
    </div>
  );
}
