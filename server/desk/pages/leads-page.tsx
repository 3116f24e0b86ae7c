import { leadKinds } from '../../leads/lead-kind.ts';
import { leadStates } from '../../leads/lead-state.ts';
import { deskPath } from '../desk-path.ts';
import type { DeskCounts } from '../find-counts.ts';
import type { LeadRow } from '../find-lead-rows.ts';
import { kindLabels, stateLabels } from '../labels.ts';
import {
  allLeads,
  isNarrowed,
  type LeadQuery,
  leadHref,
  leadQueryString,
  listHref,
  pageSize,
} from '../lead-query.ts';
import { type DeskFrame, DeskShell } from './desk-shell.tsx';
import { Moment, Pager, PostedLine, StateBadge, Tabs } from './parts.tsx';

export interface LeadsPageProps {
  frame: DeskFrame;
  query: LeadQuery;
  rows: readonly LeadRow[];
  total: number;
  counts: DeskCounts['leads'];
}

/** List of leads: all but spam, those of one state, or what a search has found. */
export function LeadsPage({ frame, query, rows, total, counts }: LeadsPageProps) {
  const isSpam = query.state === 'spam';
  const title = isSpam ? 'Spam' : 'Leads';
  const narrowed = isNarrowed(query);
  const found = total === 1 ? '1 lead' : `${total} leads`;
  return (
    <DeskShell title={title} frame={frame} section={isSpam ? 'spam' : 'leads'}>
      <div className="head">
        <h1>{title}</h1>
        <p className="muted">{narrowed ? `${found} found` : found}</p>
      </div>
      {isSpam && (
        <p className="muted">
          Held back by the captcha, the hidden field, the limits or by you. No mail was sent for
          these; open one to release it.
        </p>
      )}
      <Search query={query} />
      {!isSpam && <StateTabs query={query} counts={counts} />}
      {rows.length === 0 ? (
        <Empty query={query} />
      ) : (
        <ul className="rows leads">
          {rows.map((row) => (
            <Row key={row.lead.id} row={row} query={query} />
          ))}
        </ul>
      )}
      <Pager
        at={query.at}
        size={pageSize}
        total={total}
        href={(at) => listHref({ ...query, at })}
      />
      {total > 0 && (
        <p className="small no-print">
          <a href={`${deskPath}/export.csv${leadQueryString({ ...query, at: 1 })}`} download>
            Export {total === 1 ? 'it' : `these ${total}`} as CSV
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
      label="State"
      tabs={states.map((state) => ({
        label: state === 'open' ? 'All' : stateLabels[state],
        href: listHref({ ...query, state, at: 1 }),
        current: query.state === state,
        // Counts are of all leads, not of those found.
        ...(state === 'open' || isNarrowed(query) ? {} : { count: counts[state] }),
      }))}
    />
  );
}

/** Search form; a GET, so that a search can be bookmarked. */
function Search({ query }: { query: LeadQuery }) {
  const { text, ...others } = query;
  const hasFilter = isNarrowed({ ...others, text: '' });
  return (
    <search>
      <form className="find" action={deskPath}>
        {query.state !== 'open' && <input type="hidden" name="state" value={query.state} />}
        <div className="line">
          <div>
            <label htmlFor="text">Search texts, names, addresses and notes</label>
            <input id="text" name="text" type="search" defaultValue={text} maxLength={200} />
          </div>
          <button type="submit">Search</button>
        </div>
        <details open={hasFilter}>
          <summary>More filters</summary>
          <div className="fields">
            <div>
              <label htmlFor="kind">Kind</label>
              <select id="kind" name="kind" defaultValue={query.kind}>
                <option value="">Any</option>
                {leadKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {kindLabels[kind]}
                  </option>
                ))}
              </select>
            </div>
            <div>
              <label htmlFor="page">Page with the form</label>
              <input
                id="page"
                name="page"
                defaultValue={query.page}
                placeholder="/page/contact-us"
                maxLength={200}
              />
            </div>
            <div>
              <label htmlFor="from">From day</label>
              <input id="from" name="from" type="date" defaultValue={query.from} />
            </div>
            <div>
              <label htmlFor="to">To day</label>
              <input id="to" name="to" type="date" defaultValue={query.to} />
            </div>
          </div>
        </details>
        {isNarrowed(query) && (
          <p className="small">
            <a href={listHref({ ...allLeads, state: query.state })}>Clear the search</a>
          </p>
        )}
      </form>
    </search>
  );
}

function Row({ row, query }: { row: LeadRow; query: LeadQuery }) {
  const { lead, state, kind, hasFile, hasDeadMail, slot } = row;
  const about = lead.subject || lead.job || lead.comment;
  return (
    <li className={state}>
      <a className="who" href={leadHref(lead.id, query)}>
        <PostedLine text={lead.name || lead.email || 'Without a name'} max={80} />
      </a>
      <Moment ms={lead.created_at} short />
      {about !== '' && (
        <p className="about" dir="auto">
          <PostedLine text={about} max={160} />
        </p>
      )}
      <p className="facts">
        <StateBadge state={state} />
        <span>{kindLabels[kind]}</span>
        {slot !== '' && <span>{slot}</span>}
        {lead.page !== '' && (
          <span>
            <PostedLine text={lead.page} max={80} />
          </span>
        )}
        {hasFile && <span>With a file</span>}
        {lead.assigned_to !== '' && (
          <span>
            For <PostedLine text={lead.assigned_to} max={60} />
          </span>
        )}
        {hasDeadMail && <span className="badge alert">Mail given up</span>}
      </p>
    </li>
  );
}

function Empty({ query }: { query: LeadQuery }) {
  const text = isNarrowed(query)
    ? 'Nothing matches. Fewer words or filters find more.'
    : query.state === 'spam'
      ? 'Nothing was held back.'
      : query.state === 'new'
        ? 'Nothing is waiting. Well done.'
        : 'Nothing here yet. What the forms of the site bring appears here.';
  return <p className="empty">{text}</p>;
}
