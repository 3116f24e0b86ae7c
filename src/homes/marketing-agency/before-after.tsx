'use client';
import { type PointerEvent, useId, useRef, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import styles from './before-after.module.css';
import type { Campaign } from './campaign.ts';
import { CampaignSheet } from './campaign-sheet.tsx';
import { figureText, percentText, spokenChange } from './figure-change.ts';
import type { FigureCopy } from './figure-rows.tsx';
import './figure-rows.module.css';

interface BeforeAfterProps {
  campaigns: readonly Campaign[];
  copy: FigureCopy & {
    campaignLegend: string;
    timeLegend: string;
    pictogramLabel: string;
    /** Announcement: `{client}`, `{when}`, `{period}`, `{figure}`, `{said}`, `{change}`. */
    announcementText: string;
  };
}

const times = ['before', 'after'] as const;
/** Distance in pixels below which a touch is a tap and not a swipe. */
const maxTapDistance = 12;

/**
 * Campaign figures before and after, as pieces of paper: tabs choose a campaign, and switch between both by
 * tabs, arrow keys, a tap on the sheet or a swipe. Works without script; with it, the sheet itself
 * is interactive, and the change is announced.
 */
export function BeforeAfter({ campaigns, copy }: BeforeAfterProps) {
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const startXRef = useRef<number>(null);
  const [announcement, setAnnouncement] = useState('');
  const checkedValue = (name: string) =>
    rootRef.current?.querySelector<HTMLInputElement>(`input[name="${id}${name}"]:checked`)?.value;
  const announce = () => {
    const campaign = campaigns.find((each) => each.id === checkedValue('who'));
    if (!campaign) return;
    const { mainFigure, client, periods } = campaign;
    const time = checkedValue('when') === 'after' ? 'after' : 'before';
    const change =
      time === 'after' ? `, ${spokenChange(mainFigure)}, ${percentText(mainFigure)}` : '';
    setAnnouncement(
      fillTemplate(copy.announcementText, {
        client,
        when: copy[time],
        period: periods[time],
        figure: figureText(mainFigure[time]),
        said: mainFigure.description,
        change,
      }),
    );
  };
  const showTime = (time: (typeof times)[number]) =>
    rootRef.current?.querySelector<HTMLInputElement>(`input[value="${time}"]`)?.click();
  const onPointerUp = ({ clientX, target }: PointerEvent) => {
    const startX = startXRef.current;
    startXRef.current = null;
    if (startX === null || !(target instanceof Element) || !target.closest('[data-swipe]')) return;
    const distance = clientX - startX;
    if (Math.abs(distance) > maxTapDistance) showTime(distance < 0 ? 'after' : 'before');
    else showTime(checkedValue('when') === 'after' ? 'before' : 'after');
  };
  return (
    <div
      ref={rootRef}
      className={styles.root}
      onPointerDown={({ clientX, isPrimary }) => {
        startXRef.current = isPrimary ? clientX : null;
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        startXRef.current = null;
      }}
    >
      <fieldset className={styles.clients}>
        <legend className="sr-only">{copy.campaignLegend}</legend>
        {campaigns.map((campaign, index) => (
          <label key={campaign.id} className="font-display">
            <input
              type="radio"
              name={`${id}who`}
              value={campaign.id}
              defaultChecked={index === 0}
              onChange={announce}
            />
            {campaign.client}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.times}>
        <legend className="sr-only">{copy.timeLegend}</legend>
        {times.map((time) => (
          <label key={time} className="font-display">
            <input
              type="radio"
              name={`${id}when`}
              value={time}
              defaultChecked={time === 'before'}
              onChange={announce}
            />
            {copy[time]}
          </label>
        ))}
      </fieldset>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {campaigns.map((campaign) => (
        <CampaignSheet key={campaign.id} campaign={campaign} copy={copy} />
      ))}
    </div>
  );
}
