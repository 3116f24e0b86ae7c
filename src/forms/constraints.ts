import { locale } from '../content/locale.ts';
import { fieldHints } from '../words/field-errors.ts';
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
    title: fieldHints.email,
  },
  phone: {
    type: 'tel',
    required: true,
    limit: limits.phone,
    autoComplete: 'tel',
    pattern: phoneRule.input,
    title: fieldHints.phone[locale.phoneRule],
  },
  subject: { limit: limits.subject },
  comment: { limit: limits.comment },
} as const;
