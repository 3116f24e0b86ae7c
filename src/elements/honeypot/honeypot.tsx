import { honeypotField, noAutofill } from '../../forms/honeypot/schema.ts';

/** A field that nobody sees, no key reaches and no form filler takes for one of its own; only robots fill it. */
export function Honeypot() {
  return (
    <div aria-hidden="true" inert className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        Leave this empty
        <input type="text" name={honeypotField} tabIndex={-1} {...noAutofill} />
      </label>
    </div>
  );
}
