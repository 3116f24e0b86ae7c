import { ProgressBar } from '../../../elements/progress-bar/progress-bar.tsx';

/** Progress bars of fixed values, which fill when they first come into view. */
export function ProgressBudget() {
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:gap-x-16">
      <ProgressBar label="Words and structure" value={11} max={30} text="11 of 30 KB" />
      <ProgressBar label="Typefaces" value={46} max={60} text="46 of 60 KB" />
      <ProgressBar label="Pictures in the first screen" value={84} max={90} text="84 of 90 KB" />
      <ProgressBar label="Script" value={4.6} max={5} text="4.6 of 5 KB" />
    </div>
  );
}
