// Loaded first, since the other stylesheets override it.
import '../../themes/tones.css';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './about-man.module.css';
import foldedListStyles from './folded-list.module.css';
import greenBarStyles from './green-bar.module.css';

interface AboutManProps {
  id: string;
  img: PictureName;
  heading: string;
  sections: readonly { title: string; text: readonly string[] }[];
  commandsHeading: string;
  commands: readonly { usage: string; description: string }[];
  /** Summary of the collapsed commands. */
  moreCommands: string;
  paperHeading: string;
  paperLabel: string;
  /** Name of the radio buttons that select the paper's style, by CSS alone (green-bar.module.css). */
  paperName: string;
  stocks: readonly { value: string; title: string }[];
}

type Command = AboutManProps['commands'][number];

/** Number of commands that are not collapsed. */
const visibleCommandCount = 8;

function CommandList({ commands }: { commands: readonly Command[] }) {
  return (
    <dl>
      {commands.map(({ usage, description }) => (
        <div key={usage}>
          <dt>{usage}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Biography in the form of a Unix manual page: sections, the console's commands, and the choice of paper. */
export function AboutMan(props: AboutManProps) {
  const { id, img, heading, sections, commandsHeading, commands, moreCommands } = props;
  const { paperHeading, paperLabel, paperName, stocks } = props;
  return (
    <section
      id={id}
      className={`${styles.manpage} ${styles.greenBars} ${greenBarStyles.greenBars} ${greenBarStyles.tornLine}`}
    >
      <h2 className={`${styles.heading} font-extrabold`}>{heading}</h2>
      <div className={styles.parts}>
        {sections.map(({ title, text }) => (
          <div key={title} className={styles.part}>
            <h3>{title}</h3>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
        <fieldset id="paper" data-console-ignore="" className={`${styles.part} ${styles.paper}`}>
          <legend>{paperHeading}</legend>
          <p>{paperLabel}</p>
          <div className={styles.stocks}>
            {stocks.map(({ value, title }, index) => (
              <label key={value} data-stock={value}>
                <input type="radio" name={paperName} value={value} defaultChecked={index === 0} />
                {title}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <CroppedPicture name={img} sizes="(width >= 62rem) 42vw, 100vw" className={styles.picture} />
      <div
        id="commands"
        data-console-ignore=""
        className={`${styles.commands} ${styles.greenBars} ${greenBarStyles.greenBars} ${greenBarStyles.tornLine}`}
      >
        <h3>{commandsHeading}</h3>
        <CommandList commands={commands.slice(0, visibleCommandCount)} />
        <details className={foldedListStyles.foldedList}>
          <summary>{moreCommands}</summary>
          <CommandList commands={commands.slice(visibleCommandCount)} />
        </details>
      </div>
    </section>
  );
}
