import { locale } from '../content/locale.ts';
import { fieldHints } from '../words/field-errors.ts';
import {
  type FieldKind,
  type FieldName,
  fieldNames,
  inputTypes,
  type KindOf,
  textFields,
} from './form-fields.ts';
import { phoneRule } from './phone-rule.ts';

const formats = {
  line: {},
  email: {
    autoCapitalize: 'none',
    spellCheck: false,
    pattern: '.*[^\\s@\\uFF20][@\\uFF20][^\\s@]+[.\\u3002\\uFF0E\\uFF61][^\\s@]+.*',
    title: fieldHints.email,
  },
  tel: {
    pattern: phoneRule.input,
    /** Also the hint below the field, on forms of all firms: no firm has the example's area code. */
    title: fieldHints.phone[locale.phoneRule],
  },
  text: {},
} as const satisfies Record<FieldKind, object>;

type Constraints<Kind extends FieldKind> = (typeof inputTypes)[Kind] &
  (typeof formats)[Kind] & { limit: number; autoComplete?: string };

function constraintsOf(name: FieldName): { limit: number; autoComplete?: string } {
  const { kind, limit, autoComplete } = textFields[name];
  return { ...inputTypes[kind], limit, autoComplete, ...formats[kind] };
}

/**
 * Rules of the schemas as HTML attributes, but for `required`, which depends on the form; for forms
 * without script. A test keeps both in sync. No `maxLength`: browsers truncate pasted text without
 * notice.
 */
export const constraints = Object.fromEntries(
  fieldNames.map((name) => [name, constraintsOf(name)]),
) as { readonly [Name in FieldName]: Constraints<KindOf<Name>> };
