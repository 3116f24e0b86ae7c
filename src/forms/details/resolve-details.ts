import type { FieldValues, Resolver } from 'react-hook-form';
import type { Detail } from './detail.ts';
import { detailProblem } from './detail-problem.ts';

/**
 * Wraps a resolver to validate the additional fields of a form together with those of its schema, so
 * that all errors show at once.
 *
 * @param resolve resolver of the schema
 * @param now returns the time of validation
 */
export function resolveDetails<In extends FieldValues, Out extends FieldValues>(
  resolve: Resolver<In, unknown, Out>,
  details: readonly Detail[],
  now: () => Date = () => new Date(),
): Resolver<In, unknown, Out> {
  return async (values, context, options) => {
    const result = await resolve(values, context, options);
    const fields = options.fields as Record<string, { ref?: unknown } | undefined>;
    const errors = details.flatMap((detail) => {
      const message = detailProblem(detail, values, now());
      // `ref` lets React Hook Form focus the first invalid field.
      const error = { type: 'custom', message, ref: fields[detail.name]?.ref };
      return message ? [[detail.name, error]] : [];
    });
    if (errors.length > 0)
      return { values: {}, errors: { ...Object.fromEntries(errors), ...result.errors } };
    const detailValues = details.map(({ name }) => [name, String(values[name] ?? '').trim()]);
    return { ...result, values: { ...result.values, ...Object.fromEntries(detailValues) } };
  };
}
