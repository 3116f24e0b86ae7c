import { controlWords } from '../../words/controls.ts';
import { honeypotField, noAutofill } from './schema.ts';

/** Hidden form field that only bots fill: invisible, out of the tab order, and ignored by autofill. */
export function Honeypot() {
  return (
    <div aria-hidden="true" inert className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {controlWords.leaveEmpty}
        <input type="text" name={honeypotField} tabIndex={-1} {...noAutofill} />
      </label>
    </div>
  );
}
