import { z } from 'zod';
import { fieldErrors } from '../words/field-errors.ts';
import { cleanEmail } from './clean-email.ts';
import {
  type FieldKind,
  type FieldName,
  type FormName,
  fieldsOf,
  type NeedsOf,
  textFields,
} from './form-fields.ts';
import { phoneRule } from './phone-rule.ts';

// zod compiles validators by `new Function`, which a strict Content-Security-Policy reports.
z.config({ jitless: true });

/** Error messages, shown below a touched field. */
export const messages = fieldErrors;

const { tooLong } = messages;

const emailRule = z.email();
const punycodeEndPattern = /\.xn--[a-z0-9-]+$/i;

/** Returns true if a normalized text is an e-mail address. zod's own rule rejects `.xn--p1ai`. */
const isEmail = (address: string) =>
  emailRule.safeParse(address.replace(punycodeEndPattern, '.idn')).success;

/** Schemas that normalize a text of each kind. */
const normalizingSchemas: Record<FieldKind, z.ZodString> = {
  line: z.string().trim(),
  email: z.string().overwrite(cleanEmail),
  tel: z.string().overwrite(phoneRule.clean),
  text: z.string().trim(),
};

/** Rules of the kinds that have a format, for normalized texts, and their errors. */
export const formats: Partial<
  Record<FieldKind, { accepts: (text: string) => boolean; message: string }>
> = {
  email: { accepts: isEmail, message: messages.email },
  tel: { accepts: (text) => phoneRule.pattern.test(text), message: messages.phone },
};

/** Adds limit and format. An empty text need not have the format, so it has one error at most. */
function addLimitAndFormat(schema: z.ZodString, kind: FieldKind, max: number): z.ZodString {
  const limitedSchema = schema.max(max, tooLong(max));
  const format = formats[kind];
  if (!format) return limitedSchema;
  const { accepts, message } = format;
  return limitedSchema.refine((text) => text === '' || accepts(text), { message, abort: true });
}

const requiredSchema = (kind: FieldKind, max: number) =>
  addLimitAndFormat(normalizingSchemas[kind].min(1, messages.required), kind, max);
const optionalSchema = (kind: FieldKind, max: number) =>
  addLimitAndFormat(normalizingSchemas[kind], kind, max).optional().default('');

/** Schema of a required text, trimmed. */
export const requiredText = (max: number) => requiredSchema('line', max);

/** Schema of an optional text, trimmed; missing becomes ''. */
export const optionalText = (max: number) => optionalSchema('line', max);

/** Schema of a field of the list, where it is required: normalized, with its format and limit. */
export const requiredField = (name: FieldName) =>
  requiredSchema(textFields[name].kind, textFields[name].limit);

const optionalField = (name: FieldName) =>
  optionalSchema(textFields[name].kind, textFields[name].limit);

export const name = requiredField('name');
export const email = requiredField('email');
export const phone = requiredField('phone');

type FieldSchema<Needed> = Needed extends 'required'
  ? ReturnType<typeof requiredField>
  : ReturnType<typeof optionalField>;

/** Schemas of the fields of a form, by name. */
type FormShape<Form extends FormName> = {
  -readonly [Name in keyof NeedsOf<Form>]: FieldSchema<NeedsOf<Form>[Name]>;
};

/** Returns the schemas of the fields of a form, by name. */
export function fieldSchemas<Form extends FormName>(form: Form): FormShape<Form> {
  const schemas: object = Object.fromEntries(
    fieldsOf(form).map(([name, need]) => [
      name,
      need === 'required' ? requiredField(name) : optionalField(name),
    ]),
  );
  return schemas as FormShape<Form>;
}

/** Values of a ticked checkbox: from React, JSON or a native form post. */
const checkedValues = new Set<unknown>([true, 'true', 'on', '1', 'yes']);

/** A checkbox that must be ticked. */
export const terms = z
  .unknown()
  .refine((value) => checkedValues.has(value), messages.terms)
  .transform(() => true as const);

/** An optional checkbox, which must be ticked if it is posted. */
export const termsIfAsked = z
  .unknown()
  .refine((value) => value === undefined || checkedValues.has(value), messages.terms)
  .optional();

/** Text values of a ticked checkbox, for validation rules sent to other clients. */
export const tickedTexts = [...checkedValues].filter((value) => typeof value === 'string');
