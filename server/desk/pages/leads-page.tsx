import { deskWords } from '../../../src/words/desk.ts';
import { deskPath } from '../../desk-path.ts';
import { leadKinds } from '../../lead-kind.ts';
import { leadStates } from '../../leads/lead-state.ts';
import type { DeskCounts } from '../find-counts.ts';
import type { LeadRow } from '../find-lead-rows.ts';
import {
  allLeads,
  isNarrowed,
  type LeadQuery,
  leadHref,
  leadQueryString,
  listHref,
  pageSize,
} from '../lead-query.ts';
import { DeskShell, type ShellFacts } from './desk-shell.tsx';
import { FormattedTime, Pager, PostedLine, StateBadge, Tabs } from './page-elements.tsx';

const words = deskWords.list;

export interface LeadsPageProps {
  shellFacts: ShellFacts;
  query: LeadQuery;
  rows: readonly LeadRow[];
  total: number;
  counts: DeskCounts['leads'];
}

/** List of leads: all but spam, those of one state, or the results of a search. */
export function LeadsPage({ shellFacts, query, rows, total, counts }: LeadsPageProps) {
  const isSpam = query.state === 'spam';
  const title = isSpam ? deskWords.shell.spam : deskWords.shell.leads;
  const hasConditions = isNarrowed(query);
  const count = words.count(total);
  return (
    <DeskShell title={title} shellFacts={shellFacts} section={isSpam ? 'spam' : 'leads'}>
      <div className="head">
        <h1>{title}</h1>
        <p className="muted">{hasConditions ? words.found(count) : count}</p>
      </div>
      {isSpam && <p className="muted">{words.spamNote}</p>}
      <Search query={query} />
      {!isSpam && <StateTabs query={query} counts={counts} />}
      {rows.length === 0 ? (
        <EmptyListNote query={query} />
      ) : (
        <ul className="rows leads">
          {rows.map((row) => (
            <LeadListItem key={row.lead.id} row={row} query={query} />
          ))}
        </ul>
      )}
      <Pager
        pageNumber={query.at}
        pageSize={pageSize}
        total={total}
        hrefOf={(pageNumber) => listHref({ ...query, at: pageNumber })}
      />
      {total > 0 && (
        <p className="small no-print">
          <a href={`${deskPath}/export.csv${leadQueryString({ ...query, at: 1 })}`} download>
            {words.exportAll(total)}
          </a>
        </p>
      )}
    </DeskShell>
  );
}

function StateTabs({ query, counts }: Pick<LeadsPageProps, 'query' | 'counts'>) {
  const states = ['open', ...leadStates.filter((state) => state !== 'spam')] as const;
  return (
    <Tabs
      label={words.state}
      tabs={states.map((state) => ({
        label: state === 'open' ? words.all : deskWords.states[state],
        href: listHref({ ...query, state, at: 1 }),
        isCurrent: query.state === state,
        // Counts are of all leads, and so are hidden in a search.
        ...(state === 'open' || isNarrowed(query) ? {} : { count: counts[state] }),
      }))}
    />
  );
}

/** Search form; a GET, so that a search can be bookmarked. */
function Search({ query }: { query: LeadQuery }) {
  const { text, ...filters } = query;
  const hasFilter = isNarrowed({ ...filters, text: '' });
  return (
    <search>
      <form className="find" action={deskPath}>
        {query.state !== 'open' && <input type="hidden" name="state" value={query.state} />}
        <div className="line">
          <div>
            <label htmlFor="text">{words.search}</label>
            <input id="text" name="text" type="search" defaultValue={text} maxLength={200} />
          </div>
          <button type="submit">{words.submit}</button>
        </div>
        <details open={hasFilter}>
          <summary>{words.filters}</summary>
          <div className="fields">
            <div>
              <label htmlFor="kind">{words.kind}</label>
              <select id="kind" name="kind" defaultValue={query.kind}>
                <option value="">{words.any}</option>
                {leadKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {deskWords.kinds[kind]}
                  </option>
                ))}
              </select>
            </div>
            <div>
              <label htmlFor="page">{words.page}</label>
              <input
                id="page"
                name="page"
                defaultValue={query.page}
                placeholder="/page/contact-us"
                maxLength={200}
              />
            </div>
            <div>
              <label htmlFor="from">{words.from}</label>
              <input id="from" name="from" type="date" defaultValue={query.from} />
            </div>
            <div>
              <label htmlFor="to">{words.to}</label>
              <input id="to" name="to" type="date" defaultValue={query.to} />
            </div>
          </div>
        </details>
        {isNarrowed(query) && (
          <p className="small">
            <a href={listHref({ ...allLeads, state: query.state })}>{words.clear}</a>
          </p>
        )}
      </form>
    </search>
  );
}

function LeadListItem({ row, query }: { row: LeadRow; query: LeadQuery }) {
  const { lead, state, kind, hasFile, hasDeadMail, slot } = row;
  const topic = lead.subject || lead.job || lead.comment;
  return (
    <li className={state}>
      <a className="who" href={leadHref(lead.id, query)}>
        <PostedLine text={lead.name || lead.email || words.noName} maxLength={80} />
      </a>
      <FormattedTime ms={lead.created_at} isShort />
      {topic !== '' && (
        <p className="about" dir="auto">
          <PostedLine text={topic} maxLength={160} />
        </p>
      )}
      <p className="facts">
        <StateBadge state={state} />
        <span>{deskWords.kinds[kind]}</span>
        {slot !== '' && <span>{slot}</span>}
        {lead.page !== '' && (
          <span>
            <PostedLine text={lead.page} maxLength={80} />
          </span>
        )}
        {hasFile && <span>{words.withFile}</span>}
        {lead.assigned_to !== '' && (
          <span>
            {words.for} <PostedLine text={lead.assigned_to} maxLength={60} />
          </span>
        )}
        {hasDeadMail && <span className="badge alert">{words.mailGivenUp}</span>}
      </p>
    </li>
  );
}

function EmptyListNote({ query }: { query: LeadQuery }) {
  const text = isNarrowed(query)
    ? words.noneFound
    : query.state === 'spam'
      ? words.noSpam
      : query.state === 'new'
        ? words.noNew
        : words.none;
  return <p className="empty">{text}</p>;
}
