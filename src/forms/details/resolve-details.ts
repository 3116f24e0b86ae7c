import type { FieldValues, Resolver } from 'react-hook-form';
import type { Detail } from './detail.ts';
import { detailProblem } from './detail-problem.ts';

/**
 * Checks a form's further fields beside those that its schema knows, so that everything is said at
 * once: an error of one field keeps no other silent.
 *
 * @param resolve checks the fields of the schema
 * @param now what time it is when the form is checked
 */
export function resolveDetails<In extends FieldValues, Out extends FieldValues>(
  resolve: Resolver<In, unknown, Out>,
  details: readonly Detail[],
  now: () => Date = () => new Date(),
): Resolver<In, unknown, Out> {
  return async (values, context, options) => {
    const resolved = await resolve(values, context, options);
    const fields = options.fields as Record<string, { ref?: unknown } | undefined>;
    const errors = details.flatMap((detail) => {
      const message = detailProblem(detail, values, now());
      // With its element, so that the form can go to the first field that is wrong.
      const error = { type: 'custom', message, ref: fields[detail.name]?.ref };
      return message ? [[detail.name, error]] : [];
    });
    if (errors.length > 0)
      return { values: {}, errors: { ...Object.fromEntries(errors), ...resolved.errors } };
    const further = details.map(({ name }) => [name, String(values[name] ?? '').trim()]);
    return { ...resolved, values: { ...resolved.values, ...Object.fromEntries(further) } };
  };
}
