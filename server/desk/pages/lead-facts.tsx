import type { ReactNode } from 'react';
import { type FieldName, textFields } from '../../../src/forms/form-fields.ts';
import { deskWords } from '../../../src/words/desk.ts';
import { escapeUnprintable } from '../../escape-unprintable.ts';
import { singleLineNames } from '../../lead-texts.ts';
import type { LeadDetails } from '../find-lead-details.ts';
import { type LeadQuery, leadAction } from '../lead-query.ts';
import { phoneLink } from '../phone-link.ts';
import { PostedLine, PostForm } from './page-elements.tsx';

const words = deskWords.lead;

interface LeadFactsProps {
  details: LeadDetails;
  people: readonly string[];
  csrf: string;
  query: LeadQuery;
}

/** Facts about a lead, and the form that assigns it to a person. */
export function LeadFacts({ details, people, csrf, query }: LeadFactsProps) {
  const { lead, appointment, subscription } = details;
  // Without the name, which is in the heading of the page.
  const lines = singleLineNames.filter((name) => name !== 'name' && lead[name] !== '');
  return (
    <section className="panel" aria-labelledby="facts">
      <h2 id="facts">{words.details}</h2>
      <dl>
        {lines.map((name) => (
          <Fact key={name} label={textFields[name].label}>
            <PostedField name={name} text={lead[name]} />
          </Fact>
        ))}
        <Fact label={words.appointment}>{appointment}</Fact>
        <Fact label={words.page}>{lead.page !== '' && <PostedLine text={lead.page} />}</Fact>
        <Fact label={words.mailingList}>
          {subscription && deskWords.subscriptions[subscription]}
        </Fact>
        <Fact label={lead.status === 'spam' ? words.heldBack : words.notChecked}>
          {lead.reason
            ? deskWords.reasons[lead.reason]
            : lead.status === 'spam' && words.markedHere}
        </Fact>
        <Fact label={words.number}>{lead.id}</Fact>
      </dl>
      <PostForm action={leadAction(lead.id, 'person', query)} csrf={csrf} className="stack">
        <div>
          <label htmlFor="person">{words.person}</label>
          <select id="person" name="person" defaultValue={lead.assigned_to}>
            <option value="">{words.nobody}</option>
            {[...new Set([...people, lead.assigned_to])]
              .filter((person) => person !== '')
              .map((person) => (
                <option key={person} value={person}>
                  {person}
                </option>
              ))}
          </select>
        </div>
        <button type="submit">{words.save}</button>
      </PostForm>
    </section>
  );
}

/** Text of a single-line field, with a link that calls a phone number. */
function PostedField({ name, text }: { name: FieldName; text: string }) {
  const { kind, limit } = textFields[name];
  if (kind === 'line') return escapeUnprintable(text);
  const link = kind === 'tel' ? phoneLink(text) : undefined;
  return (
    <>
      <PostedLine text={text} maxLength={limit} />
      {link && (
        <>
          {' '}
          <a className="no-print" href={link}>
            {words.call}
          </a>
        </>
      )}
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;
