import { appointmentFields } from '../../../src/forms/appointments/schema.ts';
import {
  type FieldName,
  type FormName,
  fieldsOf,
  inputTypes,
  type Need,
  textFields,
} from '../../../src/forms/form-fields.ts';
import { honeypotField, noAutofill } from '../../../src/forms/honeypot/schema.ts';
import { fileTypes } from '../../../src/forms/job-application/schema.ts';
import { controlWords } from '../../../src/words/controls.ts';
import { pageWords } from '../../../src/words/server.ts';
import { PageShell } from './page-shell.tsx';

interface FormErrorsPageProps {
  form: FormName;
  /** Path to post to. */
  action: string;
  /** All posted fields. */
  fields: Record<string, string>;
  /** Error messages by field. */
  errors: Record<string, string>;
  /** Path of the page to go back to. */
  backHref: string;
}

/** Returns the label of a field; that of an optional single-line field says so. */
function labelOf(name: FieldName, need: Need): string {
  const { label, kind } = textFields[name];
  return need === 'optional' && kind === 'line' ? `${label} (${controlWords.optional})` : label;
}

const words = pageWords.errors;

/**
 * The form again after a post without script, with the typed values and an error at each invalid
 * field.
 */
export function FormErrorsPage({ form, action, fields, errors, backHref }: FormErrorsPageProps) {
  const visibleFields = fieldsOf(form).filter(([, need]) => need !== 'unasked');
  const hasSlotField = appointmentFields.diary in fields;
  const shownFields = new Set<string>([
    ...visibleFields.map(([name]) => name),
    'terms_condition',
    'file',
    ...(hasSlotField ? [appointmentFields.slot] : []),
  ]);
  const hiddenFields = Object.entries(fields).filter(
    ([name]) => !shownFields.has(name) && name !== honeypotField,
  );
  const isApplication = form === 'job-application';
  const kind = isApplication ? 'application' : 'message';
  const hasTermsField = isApplication || 'terms_condition' in errors || 'terms_condition' in fields;
  const otherErrors = Object.entries(errors).filter(([name]) => !shownFields.has(name));
  return (
    <PageShell title={words.title}>
      <p>{words.lead}</p>
      {otherErrors.map(([name, message]) => (
        <p key={name} className="error">
          {name}: {message}
        </p>
      ))}
      <form
        method="post"
        action={action}
        {...(isApplication ? { encType: 'multipart/form-data' } : {})}
      >
        {hiddenFields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {visibleFields.map(([name, need]) => (
          <TextField
            key={name}
            name={name}
            label={labelOf(name, need)}
            value={fields[name] ?? ''}
            error={errors[name]}
          />
        ))}
        {hasSlotField && (
          <div>
            <label htmlFor={appointmentFields.slot}>{words.slot}</label>
            <input
              id={appointmentFields.slot}
              name={appointmentFields.slot}
              type="datetime-local"
              defaultValue={fields[appointmentFields.slot] ?? ''}
              {...errorAttributes(appointmentFields.slot, errors[appointmentFields.slot])}
            />
            <FieldError name={appointmentFields.slot} message={errors[appointmentFields.slot]} />
          </div>
        )}
        {isApplication && (
          <div>
            <label htmlFor="file">{words.file}</label>
            <input
              id="file"
              name="file"
              type="file"
              accept={fileTypes}
              {...errorAttributes('file', errors.file)}
            />
            <p className="hint">{words.fileAgain}</p>
            <FieldError name="file" message={errors.file} />
          </div>
        )}
        {hasTermsField && (
          <div>
            <div className="tick">
              <input
                id="terms_condition"
                name="terms_condition"
                type="checkbox"
                defaultChecked={!('terms_condition' in errors) && 'terms_condition' in fields}
                {...errorAttributes('terms_condition', errors.terms_condition)}
              />
              <label htmlFor="terms_condition">{words.consent[kind]}</label>
            </div>
            <p className="hint">
              {words.consentNeeded[kind]} <a href="/privacy">{words.privacy}</a>
            </p>
            <FieldError name="terms_condition" message={errors.terms_condition} />
          </div>
        )}
        <div className="trap" aria-hidden="true" inert>
          <label>
            {controlWords.leaveEmpty}
            <input name={honeypotField} tabIndex={-1} {...noAutofill} />
          </label>
        </div>
        <button type="submit">{words.send}</button>
      </form>
      <p>
        <a href={backHref}>{pageWords.back}</a>
      </p>
    </PageShell>
  );
}

interface TextFieldProps {
  name: FieldName;
  label: string;
  value: string;
  error: string | undefined;
}

function TextField({ name, label, value, error }: TextFieldProps) {
  const { kind, autoComplete } = textFields[name];
  const sharedProps = {
    id: name,
    name,
    defaultValue: value,
    ...inputTypes[kind],
    autoComplete,
    ...errorAttributes(name, error),
  };
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      {kind === 'text' ? (
        <textarea rows={6} {...sharedProps} />
      ) : (
        <input type="text" {...sharedProps} />
      )}
      <FieldError name={name} message={error} />
    </div>
  );
}

const errorAttributes = (name: string, error: string | undefined) =>
  error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${name}-error` };

function FieldError({ name, message }: { name: string; message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p className="error" id={`${name}-error`}>
      {message}
    </p>
  );
}
