import { limits } from './fields.ts';
import { phoneRule } from './phone-rule.ts';

/**
 * Rules of the schemas as HTML attributes, for forms without script; a test keeps both in sync. No
 * `maxLength`: browsers truncate pasted text without notice.
 */
export const constraints = {
  name: { required: true, limit: limits.name, autoComplete: 'name' },
  email: {
    // Not `type="email"`: browsers reject `Ann <ann@example.com>` and invisible characters there.
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
    pattern: phoneRule.input,
    title: phoneRule.hint,
  },
  subject: { limit: limits.subject },
  comment: { limit: limits.comment },
} as const;
