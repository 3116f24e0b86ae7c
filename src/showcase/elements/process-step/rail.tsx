import { ProcessSteps } from '../../../elements/process-steps/process-steps.tsx';

/** Process steps on a vertical line, with the states done, current and next. */
export function StepRail() {
  return (
    <div className="grid gap-10 md:grid-cols-[2fr_3fr]">
      <div>
        <p className="text-caption font-semibold">Claim 0817, gray station wagon</p>
        <p className="mt-2 font-display text-h2 leading-tight font-bold">
          Settled by Friday, most likely
        </p>
      </div>
      <ProcessSteps
        variant="rail"
        className="[--ground:var(--surface)]"
        items={[
          {
            title: 'Photographs are in',
            content: 'Six of six, one with a coin.',
            duration: 'Tue, 9:14 am',
            state: 'done',
          },
          {
            title: 'Assessor has looked',
            content: '41 dents, roof and hood.',
            duration: 'Wed, 3:02 pm',
            state: 'done',
          },
          {
            title: 'You choose a garage',
            content: 'Two near you have a bay free next week.',
            duration: 'Today',
            state: 'now',
          },
          {
            title: 'Money is on its way',
            content: 'To the account that ends in 09.',
            state: 'next',
          },
        ]}
      />
    </div>
  );
}
