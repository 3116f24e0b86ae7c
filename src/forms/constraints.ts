import { limits, usPhonePattern } from './fields.ts';

/** Browsers read `pattern` with the `v` flag, under which a dash in a class must be escaped. */
const phoneSource = usPhonePattern.source.replaceAll('[-', '[\\-').replace(/^\^|\$$/g, '');

/**
 * The schema's rules as attributes of the inputs, for visitors whose browser runs no script. No
 * `maxLength`: browsers cut what is pasted, and say nothing of it.
 * A test keeps them equal to the schemas.
 */
export const constraints = {
  name: { required: true, limit: limits.name, autoComplete: 'name' },
  email: { type: 'email', required: true, limit: limits.email, autoComplete: 'email' },
  phone: {
    type: 'tel',
    required: true,
    limit: limits.phone,
    autoComplete: 'tel',
    pattern: `\\s*${phoneSource}\\s*`,
    /** Also the hint beside the field: “Invalid phone” alone helps nobody. */
    title: 'Ten digits without the +1, like (802) 555-0176.',
  },
  subject: { limit: limits.subject },
  comment: { limit: limits.comment },
} as const;
