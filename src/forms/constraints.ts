import { limits, usPhonePattern } from './fields.ts';

/** Browsers read `pattern` with the `v` flag, under which a dash in a class must be escaped. */
const phoneSource = usPhonePattern.source.replaceAll('[-', '[\\-').replace(/^\^|\$$/g, '');

/**
 * The schema's rules as attributes of the inputs, for visitors whose browser runs no script.
 * A test keeps them equal to the schemas.
 */
export const constraints = {
  name: { required: true, maxLength: limits.name, autoComplete: 'name' },
  email: { type: 'email', required: true, maxLength: limits.email, autoComplete: 'email' },
  phone: {
    type: 'tel',
    required: true,
    maxLength: limits.phone,
    autoComplete: 'tel',
    pattern: `\\s*${phoneSource}\\s*`,
    /** Also the hint beside the field: “Invalid phone” alone helps nobody. */
    title: 'Ten digits without the +1, like (802) 555-0176.',
  },
  subject: { maxLength: limits.subject },
  comment: { maxLength: limits.comment },
} as const;
