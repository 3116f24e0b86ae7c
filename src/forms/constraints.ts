import { phoneInputPattern } from './clean-phone.ts';
import { limits } from './fields.ts';

/**
 * The schema's rules as attributes of the inputs, for visitors whose browser runs no script. No
 * `maxLength`: browsers cut what is pasted, and say nothing of it.
 * A test keeps them equal to the schemas.
 */
export const constraints = {
  name: { required: true, limit: limits.name, autoComplete: 'name' },
  email: {
    // Not of the type `email`: browsers refuse `Ann <ann@example.com>` and unseen marks there.
    inputMode: 'email',
    required: true,
    limit: limits.email,
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    pattern: '.*[^\\s@\\uFF20][@\\uFF20][^\\s@]+[.\\u3002\\uFF0E\\uFF61][^\\s@]+.*',
    title: 'An address like ann@example.com.',
  },
  phone: {
    type: 'tel',
    required: true,
    limit: limits.phone,
    autoComplete: 'tel',
    pattern: phoneInputPattern,
    /** Also the hint beside the field, on forms of every firm: its area code is nobody’s. */
    title: 'Ten digits, like (201) 555-0176.',
  },
  subject: { limit: limits.subject },
  comment: { limit: limits.comment },
} as const;
