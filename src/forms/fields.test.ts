import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { constraints } from './constraints.ts';
import {
  commentPostSchema,
  contactSchema,
  nameAndEmailSchema,
  nameEmailTermsCommentSchema,
  nameEmailTermsSchema,
} from './contact/schema.ts';
import { fieldsOf } from './form-fields.ts';
import { emptyJobApplication, jobApplicationInputSchema } from './job-application/schema.ts';
import { subscribeSchema } from './subscribe/schema.ts';

/** Error messages by field. */
function errors(schema: z.ZodType, value: unknown): Record<string, string[] | undefined> {
  const result = schema.safeParse(value);
  return result.success
    ? {}
    : z.flattenError(result.error as z.ZodError<Record<string, string>>).fieldErrors;
}

const person = { name: 'Ada Lane', email: 'ada@example.com', phone: '802-555-0172' };

describe('contact', () => {
  it('[V1] [X1] requires name, e-mail and phone', () => {
    expect(errors(contactSchema, { name: '', email: '', phone: ' ' })).toEqual({
      name: ['Field is required.'],
      email: ['Field is required.'],
      phone: ['Field is required.'],
    });
  });

  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada lane@example.com'])(
    '[V1] [X1] refuses the e-mail %s',
    (email) => {
      expect(errors(contactSchema, { ...person, email })).toEqual({ email: ['Invalid email.'] });
    },
  );

  it.each([
    '8025550172',
    '802-555-0172',
    '802.555.0172',
    '802 555 0172',
    '(802) 555-0172',
    '(802)555-0172',
    '(802)-555-0172',
    '802 - 555 - 0172',
    '  802-555-0172  ',
    '+1 802 555 0172',
  ])('[V1] takes the phone %s, in the schema and in the browser’s own check', (phone) => {
    expect(errors(contactSchema, { ...person, phone })).toEqual({});
    expect(phone).toMatch(new RegExp(`^(?:${constraints.phone.pattern})$`, 'v'));
  });

  it.each(['555-0172', '802-555-01722', '802--555--0176', '80255501ab', '802_555_0172'])(
    '[V1] [X1] refuses the phone %s, in the schema and in the browser’s own check',
    (phone) => {
      expect(errors(contactSchema, { ...person, phone })).toEqual({ phone: ['Invalid phone'] });
      expect(phone).not.toMatch(new RegExp(`^(?:${constraints.phone.pattern})$`, 'v'));
    },
  );

  it('needs neither subject nor comment, and trims', () => {
    expect(contactSchema.parse({ ...person, name: ' Ada Lane ' })).toEqual({
      ...person,
      subject: '',
      comment: '',
    });
  });
});

describe('comment', () => {
  const writer = { name: 'Ada', email: 'ada@example.com' };

  it('needs the comment, and no phone', () => {
    expect(errors(commentPostSchema(false), { ...writer, comment: ' ' })).toEqual({
      comment: ['Field is required.'],
    });
    expect(errors(commentPostSchema(false), { ...writer, comment: 'Well said.' })).toEqual({});
  });

  it('accepts an optional phone if it is valid', () => {
    const given = { ...writer, comment: 'Well said.', phone: '12' };
    expect(errors(commentPostSchema(false), given)).toEqual({ phone: ['Invalid phone'] });
  });
});

describe('the other schemas', () => {
  it('[V2] name and e-mail', () => {
    expect(errors(nameAndEmailSchema, { name: '', email: 'x' })).toEqual({
      name: ['Field is required.'],
      email: ['Invalid email.'],
    });
  });

  it('[V3] [X1] name, e-mail and terms, which say "Message"', () => {
    const value = { name: 'Ada', email: 'ada@example.com' };
    expect(errors(nameEmailTermsSchema, value)).toEqual({ terms_condition: ['Message'] });
    const accepted = { ...value, terms_condition: 'on' };
    expect(errors(nameEmailTermsSchema, accepted)).toEqual({});
  });

  it('[V4] the same with a required comment', () => {
    const value = { name: 'Ada', email: 'ada@example.com', terms_condition: true, comment: '' };
    expect(errors(nameEmailTermsCommentSchema, value)).toEqual({ comment: ['Field is required.'] });
  });

  it('[V5] subscribe', () => {
    expect(errors(subscribeSchema, { email: '' })).toEqual({ email: ['Field is required.'] });
    expect(errors(subscribeSchema, { email: 'ada' })).toEqual({ email: ['Invalid email.'] });
    expect(errors(subscribeSchema, { email: 'ada@example.com' })).toEqual({});
  });

  it('[V6] [E9] job application, whose file is null at first', () => {
    expect(emptyJobApplication.file).toBeNull();
    expect(errors(jobApplicationInputSchema, { ...person, email: 'x', phone: '1' })).toEqual({
      email: ['Invalid email.'],
      phone: ['Invalid phone'],
      terms_condition: ['Message'],
    });
  });
});

describe('the list of fields', () => {
  it('has an address alone for a subscription, whose form and route know no other field', () => {
    expect(fieldsOf('subscribe')).toEqual([['email', 'required']]);
  });
});

describe('constraints of the inputs', () => {
  it('are the rules of the schema', () => {
    const { properties = {} } = z.toJSONSchema(contactSchema, { io: 'input' });
    for (const [name] of fieldsOf('contact')) {
      const property = properties[name] as z.core.JSONSchema.JSONSchema;
      expect(constraints[name].limit).toBe(property.maxLength);
      expect(constraints[name]).not.toHaveProperty('maxLength');
    }
  });
});
