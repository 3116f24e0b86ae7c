import { ProgressBar } from '../../../elements/progress-bar/progress-bar.tsx';

/** Progress bars with the label inside. */
export function ProgressSlabs() {
  return (
    <div className="grid gap-3">
      <ProgressBar variant="slab" label="Signed up" value={1840} max={2000} text="1,840" />
      <ProgressBar variant="slab" label="Set up a team" value={1210} max={2000} text="1,210" />
      <ProgressBar variant="slab" label="Came back in week two" value={760} max={2000} text="760" />
      <ProgressBar variant="slab" label="Paid" value={310} max={2000} text="310" />
    </div>
  );
}
