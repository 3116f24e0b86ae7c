import { Heading, Text } from 'react-email';
import { mailWords } from '../../../src/words/mails.ts';
import type { LeadKind } from '../../lead-kind.ts';
import { leadsCommand } from '../../leads-command.ts';
import { describeCount } from '../../outbox/count-rows.ts';
import { type SummaryFacts, sumLeads } from '../../summary/summary-facts.ts';
import { formatMoment } from '../dates.ts';
import { MailLayout, mailStyles } from './mail-layout.tsx';

const words = mailWords.summary;

/** Texts for a number of leads, by kind. */
const kindTexts: Record<LeadKind, (count: number) => string> = words.kinds;

/** Subject of the summary. */
export function summaryTitle({ leads }: SummaryFacts): string {
  const count = sumLeads(leads);
  return words.title(count === 0 ? words.none : words.leads(count));
}

/** Sentences about spam and about what could not be sent. */
function noteSentences({ spam, dead }: SummaryFacts): string[] {
  const count = dead.mails + dead.webhooks;
  return [
    ...(spam > 0 ? [words.spam(spam, leadsCommand())] : []),
    ...(count > 0 ? [words.dead(describeCount(dead), leadsCommand())] : []),
  ];
}

/** Daily summary to the company: figures only, so that it may be read anywhere. */
export function DailySummary({ facts }: { facts: SummaryFacts }) {
  const title = summaryTitle(facts);
  const kinds = Object.entries(kindTexts)
    .map(([kind, text]) => ({ text, count: facts.leads[kind as LeadKind] }))
    .filter(({ count }) => count > 0);
  return (
    <MailLayout preview={title}>
      <Heading as="h1" style={mailStyles.heading}>
        {title}
      </Heading>
      <Text style={mailStyles.text}>{words.since(formatMoment(facts.since))}</Text>
      {kinds.map(({ text, count }) => (
        <Text key={text(count)} style={mailStyles.text}>
          {text(count)}
        </Text>
      ))}
      {noteSentences(facts).map((note) => (
        <Text key={note} style={mailStyles.quiet}>
          {note}
        </Text>
      ))}
    </MailLayout>
  );
}
