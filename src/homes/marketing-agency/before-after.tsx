'use client';
import { type PointerEvent, useId, useRef, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import type { Campaign } from './campaign.ts';
import { CampaignSheet } from './campaign-sheet.tsx';
import { figureText, percentText, spokenChange } from './figure-change.ts';
import type { FigureCopy } from './figure-rows.tsx';
import './before-after.css';
import './figure-rows.css';

interface BeforeAfterProps {
  campaigns: readonly Campaign[];
  copy: FigureCopy & {
    who: string;
    when: string;
    field: string;
    /** Announcement: `{client}`, `{when}`, `{period}`, `{figure}`, `{said}`, `{change}`. */
    told: string;
  };
}

const times = ['before', 'after'] as const;
/** Distance in pixels below which a touch is a tap and not a swipe. */
const press = 12;

/**
 * Campaign figures before and after, as pieces of paper: tabs choose a campaign, and switch between both by
 * tabs, arrow keys, a tap on the sheet or a swipe. Works without script; with it, the sheet itself
 * is interactive, and the change is announced.
 */
export function BeforeAfter({ campaigns, copy }: BeforeAfterProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const from = useRef<number>(null);
  const [told, setTold] = useState('');
  const chosen = (name: string) =>
    root.current?.querySelector<HTMLInputElement>(`input[name="${id}${name}"]:checked`)?.value;
  const tell = () => {
    const campaign = campaigns.find((one) => one.id === chosen('who'));
    if (!campaign) return;
    const { counted, client, periods } = campaign;
    const when = chosen('when') === 'after' ? 'after' : 'before';
    const change = when === 'after' ? `, ${spokenChange(counted)}, ${percentText(counted)}` : '';
    setTold(
      fillTemplate(copy.told, {
        client,
        when: copy[when],
        period: periods[when],
        figure: figureText(counted[when]),
        said: counted.said,
        change,
      }),
    );
  };
  const turnTo = (time: (typeof times)[number]) =>
    root.current?.querySelector<HTMLInputElement>(`input[value="${time}"]`)?.click();
  const lift = ({ clientX, target }: PointerEvent) => {
    const start = from.current;
    from.current = null;
    if (start === null || !(target instanceof Element) || !target.closest('[data-swipe]')) return;
    const moved = clientX - start;
    if (Math.abs(moved) > press) turnTo(moved < 0 ? 'after' : 'before');
    else turnTo(chosen('when') === 'after' ? 'before' : 'after');
  };
  return (
    <div
      ref={root}
      className="turn"
      onPointerDown={({ clientX, isPrimary }) => {
        from.current = isPrimary ? clientX : null;
      }}
      onPointerUp={lift}
      onPointerCancel={() => {
        from.current = null;
      }}
    >
      <fieldset className="turn-who">
        <legend className="sr-only">{copy.who}</legend>
        {campaigns.map((campaign, index) => (
          <label key={campaign.id} className="font-display">
            <input
              type="radio"
              name={`${id}who`}
              value={campaign.id}
              defaultChecked={index === 0}
              onChange={tell}
            />
            {campaign.client}
          </label>
        ))}
      </fieldset>
      <fieldset className="turn-when">
        <legend className="sr-only">{copy.when}</legend>
        {times.map((time) => (
          <label key={time} className="font-display">
            <input
              type="radio"
              name={`${id}when`}
              value={time}
              defaultChecked={time === 'before'}
              onChange={tell}
            />
            {copy[time]}
          </label>
        ))}
      </fieldset>
      <p role="status" className="sr-only">
        {told}
      </p>
      {campaigns.map((campaign) => (
        <CampaignSheet key={campaign.id} campaign={campaign} copy={copy} />
      ))}
    </div>
  );
}
