import { fieldWords } from '../words/fields.ts';

/**
 * Kind of a text: one line, an e-mail address, a US phone number, or several lines. Schemas, HTML
 * attributes and the rules of Contact Form 7 follow from it.
 */
export type FieldKind = 'line' | 'email' | 'tel' | 'text';

/** A text field, whatever form has it. */
interface FieldDefinition {
  /** Label of its row in mails, in the desk and on the command line. */
  label: string;
  /** Label of its input; default: `label`. */
  prompt?: string;
  kind: FieldKind;
  /** Maximum length in characters. */
  limit: number;
  /** Autofill token; default: none. */
  autoComplete?: string;
}

/**
 * The fields by name: posted name, column of the lead and of its export, template parameter. A name
 * is the same in every language.
 */
const definitions = {
  name: { ...fieldWords.name, kind: 'line', limit: 120, autoComplete: 'name' },
  email: { ...fieldWords.email, kind: 'email', limit: 254, autoComplete: 'email' },
  phone: { ...fieldWords.phone, kind: 'tel', limit: 40, autoComplete: 'tel' },
  subject: { ...fieldWords.subject, kind: 'line', limit: 160 },
  comment: { ...fieldWords.comment, kind: 'text', limit: 5000 },
  /** Title of the job applied for, posted by a hidden field. */
  job: { ...fieldWords.job, kind: 'line', limit: 160 },
} as const satisfies Record<string, FieldDefinition>;

export type FieldName = keyof typeof definitions;
export type KindOf<Name extends FieldName> = (typeof definitions)[Name]['kind'];

/** Definitions of all text fields, in the order in which they are shown. */
export const textFields: Readonly<Record<FieldName, FieldDefinition>> = definitions;
export const fieldNames = Object.keys(definitions) as readonly FieldName[];

/** A field is `required` or `optional` in a form, or `unasked`: accepted from other clients. */
export type Need = 'required' | 'optional' | 'unasked';
type Needs = Readonly<Partial<Record<FieldName, Need>>>;

const person = { name: 'required', email: 'required', phone: 'required' } as const;

/** Form and route of a subscription know an address alone: any other field is a type error here. */
const subscription = { email: 'required' } as const satisfies { email: 'required' };

/** The fields of each form. */
const fieldNeeds = {
  contact: { ...person, subject: 'optional', comment: 'optional' },
  /** A comment on a post. */
  comment: { ...person, phone: 'unasked', subject: 'unasked', comment: 'required' },
  /** A message from any page through the EmailJS client. */
  message: { ...person, phone: 'optional', subject: 'unasked', comment: 'optional' },
  'job-application': { ...person, comment: 'optional' },
  subscribe: subscription,
} as const satisfies Record<string, Needs>;

export type FormName = keyof typeof fieldNeeds;
export type NeedsOf<Form extends FormName> = (typeof fieldNeeds)[Form];
export const formFields: Readonly<Record<FormName, Needs>> = fieldNeeds;

/** Returns the fields of a form with their needs. */
export const fieldsOf = (form: FormName) =>
  Object.entries(formFields[form]) as [name: FieldName, need: Need][];

/** Fields of a person, which begin every form that has them. */
export const personFields = Object.keys(person) as readonly (keyof typeof person)[];
const commonFields = new Set<FieldName>([...personFields, 'comment']);

/**
 * Returns the fields that a form asks for, except those of a person and the message.
 *
 * @param need only fields with this need; left out: required and optional ones
 */
export const additionalFields = (form: FormName, need?: Need): FieldName[] =>
  fieldsOf(form)
    .filter(([name, fieldNeed]) => {
      const isAsked = fieldNeed !== 'unasked' && (!need || fieldNeed === need);
      return isAsked && !commonFields.has(name);
    })
    .map(([name]) => name);

/** HTML attributes by kind that choose a keyboard. */
export const inputTypes = {
  line: {},
  // Not `type="email"`: browsers reject `Ann <ann@example.com>` and invisible characters there.
  email: { inputMode: 'email' },
  tel: { type: 'tel' },
  text: {},
} as const satisfies Record<FieldKind, object>;
