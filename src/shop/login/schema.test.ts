import { expect, it } from 'vitest';
import { loginSchema, registerSchema } from './schema.ts';

const good = {
  name: 'Ada Byron',
  email: 'ada.byron@example.com',
  password: 'a loom weaves leaves',
};

const wrong = (schema: typeof loginSchema | typeof registerSchema, fields: object) =>
  schema
    .safeParse({ ...good, ...fields })
    .error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? [];

it('accepts a sentence as a new password, and any length at login', () => {
  expect(wrong(registerSchema, {})).toEqual([]);
  expect(wrong(loginSchema, { password: 'x' })).toEqual([]);
});

it.each([
  [{ password: '' }, 'password: Field is required.'],
  [{ password: 'elevenchars' }, 'password: Twelve characters or more'],
  [{ password: 'x'.repeat(129) }, 'password: No more than 128'],
  [{ password: 'Ada.Byron@example.com' }, 'password: Not your own name or address'],
  [{ name: 'Augusta Ada King', password: 'augusta ada king' }, 'password: Not your own name'],
  [{ email: 'ada@' }, 'email: Invalid email.'],
  [{ name: ' ' }, 'name: Field is required.'],
])('reports the error of %j', (fields, said) => {
  expect(wrong(registerSchema, fields).join('\n')).toContain(said);
});

it('accepts addresses with invisible characters, and of other scripts', () => {
  const typed = { email: '\u202aAnn <ann@пример.рф>\u202c', password: 'x' };
  expect(loginSchema.parse(typed).email).toBe('ann@xn--e1afmkfd.xn--p1ai');
});
