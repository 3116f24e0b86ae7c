import styles from './hero-front.module.css';
// Loaded first, since the other stylesheets override it.

import makeUpStyles from './hero-front-make-up.module.css';
// Loaded first, since the other stylesheets override it.

import type { CSSProperties, ReactNode } from 'react';
import { type PictureDisplayProps, PictureView } from '../../elements/picture/picture-view.tsx';
import { type PictureName, pictureNamed } from '../../media/pictures.ts';
import { combinationsOf, hashNone } from './flipped-stories.ts';
import columnsStyles from './hero-front-columns.module.css';
import controlsStyles from './hero-front-controls.module.css';
import { joinNames } from './names.ts';
import type { Side, Story } from './story.ts';

interface SwitchLabels {
  before: string;
  now: string;
  /** Name of the links for screen readers: `{about}` is the story. */
  beforeLabel: string;
  nowLabel: string;
}

interface HeroFrontProps {
  id: string;
  /** Name of the newspaper. */
  heading: string;
  lead: string;
  /** Line below the name. */
  folio: readonly string[];
  /** Name of the original newspaper, before and now. */
  paper: { before: string; now: string };
  switches: SwitchLabels & { page: string; label: string };
  stories: readonly Story[];
  /** Id of the story that is flipped initially. */
  initialStory: string;
  weather: { heading: string; before: string; now: string };
  /** Quoted people, and the outcome for each. */
  quoted: { heading: string; rows: readonly { title: string; count: number }[] };
  inside: { heading: string; links: readonly { title: string; link: string; page: string }[] };
  /** The island `HeroFrontControls`. */
  children: ReactNode;
}

/** Picture of the paper. */
function Print({ name, ...frame }: PictureDisplayProps & { name: PictureName }) {
  return <PictureView picture={pictureNamed(name)} {...frame} />;
}

function Face({
  side,
  state,
  sizes,
  isLead = false,
  isFirst = false,
}: {
  side: Side;
  state: 'before' | 'now';
  sizes: string;
  /** Its picture is the largest of the first screen (LCP). */
  isLead?: boolean;
  /** Its headline is part of the first screen. */
  isFirst?: boolean;
}) {
  const { headline, byline, text, picture } = side;
  return (
    <div
      className={`${columnsStyles.face} ${makeUpStyles.face} ${styles.face}`}
      data-version={state}
    >
      <h2 className={makeUpStyles.headline} {...(isFirst && { 'data-first-screen': '' })}>
        {headline}
      </h2>
      <Print
        name={picture}
        sizes={sizes}
        priority={isLead}
        className={`${columnsStyles.print} ${makeUpStyles.print}`}
      />
      <div className={`${columnsStyles.columns} ${makeUpStyles.columns}`}>
        <p className={`${columnsStyles.byline} ${makeUpStyles.byline} ${styles.byline}`}>
          {byline}
        </p>
        <p>{joinNames(text)}</p>
      </div>
    </div>
  );
}

/** Links to both versions of a story. */
function StateLinks({
  about,
  before,
  now,
  href,
  beforeLabel,
  nowLabel,
}: SwitchLabels & { about: string; href: string }) {
  const insertSubject = (text: string) => text.replace('{about}', about);
  return (
    <span className={`${columnsStyles.stateLinks} ${makeUpStyles.stateLinks} ${styles.stateLinks}`}>
      <a href={`#${hashNone}`} data-turn-to="before" aria-label={insertSubject(beforeLabel)}>
        {before}
      </a>
      <a href={href} data-turn-to="now" aria-label={insertSubject(nowLabel)}>
        {now}
      </a>
    </span>
  );
}

/**
 * A front page of five stories in two versions, before and now. Each story, or the whole page, is flipped by its
 * URL (`#dam`, `#dam+school`, `#now`, `#then`) by CSS alone; `HeroFrontControls` adds sets of stories, keys and the
 * page flip animation. One story is flipped without a hash, `data-first`, as a preview.
 *
 * `data-first-screen` marks only the text that the first paint sets in its own fonts: a whole page of copy
 * would embed all letters of both fonts in its HTML.
 *
 * Attributes: `data-ready` once `HeroFrontControls` controls the states; from then on `data-state`, `before` or `now`,
 * is on the section and on each story.
 */
export function HeroFront(props: HeroFrontProps) {
  const { id, heading, lead, folio, paper, switches, stories, initialStory, weather } = props;
  const { quoted, inside, children } = props;
  const ids = stories.map((story) => story.id);
  return (
    <section id={id} className={`${controlsStyles.front} ${makeUpStyles.front} ${styles.front}`}>
      {combinationsOf(ids).map((name) => (
        <i key={name} id={name} className={styles.address} />
      ))}
      <i id={hashNone} className={styles.address} />
      <header className={styles.nameplate}>
        <h1 className={styles.name} data-first-screen="">
          {heading}
        </h1>
        <div className={styles.cornerBox} data-first-screen="">
          <p>{lead}</p>
          <nav id="now" aria-label={switches.label} className={styles.pageStateLinks}>
            <StateLinks {...switches} about={switches.page} href="#now" />
          </nav>
        </div>
        <p className={styles.folio}>
          {folio.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
        <p className={styles.paper}>
          <span data-version="before">{paper.before}</span>
          <span data-version="now">{paper.now}</span>
        </p>
      </header>
      <div className={`${columnsStyles.grid} ${controlsStyles.frontGrid} ${makeUpStyles.grid}`}>
        {stories.map(({ id: name, about, beat, sizes, before, now }, index) => (
          <article
            key={name}
            id={name}
            className={`${columnsStyles.story} ${makeUpStyles.story} ${styles.story}`}
            data-story={name}
            data-first={name === initialStory ? '' : undefined}
            style={{ '--area': name } as CSSProperties}
          >
            <p className={`${columnsStyles.beat} ${makeUpStyles.beat}`}>
              <span>{beat}</span>
              <StateLinks {...switches} about={about} href={`#${name}`} />
            </p>
            <div className={makeUpStyles.faces}>
              <Face
                side={before}
                state="before"
                sizes={sizes}
                isLead={index === 0}
                isFirst={index < 2 && name !== initialStory}
              />
              <Face
                side={now}
                state="now"
                sizes={sizes}
                isFirst={index < 2 && name === initialStory}
              />
            </div>
          </article>
        ))}
        <div className={`${columnsStyles.side} ${makeUpStyles.side}`}>
          <div className={`${columnsStyles.weather} ${makeUpStyles.weather}`}>
            <h2>{weather.heading}</h2>
            <p>{weather.before}</p>
            <p className={styles.currentWeather}>{weather.now}</p>
          </div>
          <nav
            className={`${columnsStyles.inside} ${makeUpStyles.inside}`}
            aria-label={inside.heading}
          >
            <h2>{inside.heading}</h2>
            <ul>
              {inside.links.map(({ title, link, page }) => (
                <li key={link}>
                  <a href={link}>
                    <span>{title}</span> <span>{page}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={`${columnsStyles.quoted} ${makeUpStyles.quoted}`}>
            <h2>{quoted.heading}</h2>
            <dl>
              {quoted.rows.map(({ title, count }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{count}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
      {children}
    </section>
  );
}
