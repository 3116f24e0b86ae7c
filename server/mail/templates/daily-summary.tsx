import { Heading, Text } from 'react-email';
import type { LeadKind } from '../../leads/lead-kind.ts';
import { leadsCommand } from '../../leads-command.ts';
import { describeCount } from '../../outbox/count-rows.ts';
import { countAll, type SummaryFacts } from '../../summary/summary-facts.ts';
import { formatMoment } from '../dates.ts';
import { MailLayout, mailStyles } from './mail-layout.tsx';

/** Names of one lead and of several, by kind. */
const kindNames: Record<LeadKind, [one: string, several: string]> = {
  contact: ['message', 'messages'],
  appointment: ['appointment', 'appointments'],
  comment: ['comment', 'comments'],
  message: ['message from another form', 'messages from other forms'],
  'job-application': ['application', 'applications'],
  subscribe: ['subscriber', 'subscribers'],
};

const counted = (count: number, [one, several]: [string, string]) =>
  `${count} ${count === 1 ? one : several}`;

const newLeads: [string, string] = ['new lead', 'new leads'];

/** Subject of the summary. */
export function summaryTitle({ leads }: SummaryFacts): string {
  const count = countAll(leads);
  return `Daily summary: ${count === 0 ? 'no new leads' : counted(count, newLeads)}`;
}

/** Sentences about spam and about what could not be sent. */
function notes({ spam, dead }: SummaryFacts): string[] {
  const count = dead.mails + dead.webhooks;
  const put =
    spam === 1 ? '1 post was put aside as spam.' : `${spam} posts were put aside as spam.`;
  return [
    ...(spam > 0 ? [`${put} To look for mistakes: ${leadsCommand()} list --spam.`] : []),
    ...(count > 0
      ? [
          `${describeCount(dead)} could not be sent, and nobody tries any more. To see which: ${leadsCommand()} list. To try again: ${leadsCommand()} retry.`,
        ]
      : []),
  ];
}

/** Daily summary to the company: figures only, so that it may be read anywhere. */
export function DailySummary({ facts }: { facts: SummaryFacts }) {
  const title = summaryTitle(facts);
  const kinds = Object.entries(kindNames)
    .map(([kind, names]) => ({ names, count: facts.leads[kind as LeadKind] }))
    .filter(({ count }) => count > 0);
  return (
    <MailLayout preview={title}>
      <Heading as="h1" style={mailStyles.heading}>
        {title}
      </Heading>
      <Text style={mailStyles.text}>Since {formatMoment(facts.since)}:</Text>
      {kinds.map(({ names, count }) => (
        <Text key={names[0]} style={mailStyles.text}>
          {counted(count, names)}
        </Text>
      ))}
      {notes(facts).map((note) => (
        <Text key={note} style={mailStyles.quiet}>
          {note}
        </Text>
      ))}
    </MailLayout>
  );
}
