import { type FieldName, fieldNames, textFields } from '../src/forms/form-fields.ts';
import { detailWords } from '../src/words/fields.ts';

/** Posted texts of a lead: a column for each field. */
export type LeadTexts = Record<FieldName, string>;

/** Further fields of a lead. */
interface FurtherFields {
  /** Values by name, as JSON. */
  details: string;
}

/** Posted texts of a lead, and its further fields. */
export type AllTexts = LeadTexts & FurtherFields;

const isSingleLine = (name: FieldName): boolean => textFields[name].kind !== 'text';

/** Fields of one line. */
export const singleLineNames = fieldNames.filter(isSingleLine);

/** Returns the text fields without other columns; missing ones are ''. */
export const textsOf = (texts: Partial<LeadTexts>): LeadTexts =>
  Object.fromEntries(fieldNames.map((name) => [name, texts[name] ?? ''])) as LeadTexts;

type Row = [label: string, value: string];

/** Returns label and value of the fields of one line. */
export const lineRows = (lead: LeadTexts, except: readonly FieldName[] = []): Row[] =>
  singleLineNames
    .filter((name) => !except.includes(name))
    .map((name) => [textFields[name].label, lead[name]]);

/** Returns name and value of the further fields. */
export const detailsOf = ({ details }: FurtherFields): Row[] =>
  Object.entries(JSON.parse(details) as Record<string, string>);

/** Returns the names of filled fields of several lines, except the message. */
const multiLineNames = (lead: LeadTexts): FieldName[] =>
  fieldNames.filter((name) => !isSingleLine(name) && name !== 'comment' && lead[name] !== '');

/**
 * Returns name and value of the texts that may have several lines, except the message: filled
 * fields, then details. Names are used for stored text, which does not depend on the language of
 * the site.
 */
export const namedTexts = (lead: AllTexts): Row[] => [
  ...multiLineNames(lead).map((name): Row => [name, lead[name]]),
  ...detailsOf(lead),
];

/** Labels of details by name. A map, since a visitor can post any name, such as `constructor`. */
const detailLabels = new Map<string, string>(Object.entries(detailWords));

/** Returns label and value of the texts of `namedTexts`, for people. */
export const textRows = (lead: AllTexts): Row[] => [
  ...multiLineNames(lead).map((name): Row => [textFields[name].label, lead[name]]),
  ...detailsOf(lead).map(([name, value]): Row => [detailLabels.get(name) ?? name, value]),
];
