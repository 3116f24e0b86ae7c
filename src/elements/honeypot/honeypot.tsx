/** Name of the field on the wire. The server puts what fills it aside as spam. */
export const honeypotName = 'website';

/** A field that nobody sees and no key reaches; only programs fill it. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        Leave this empty
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
