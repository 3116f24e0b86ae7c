import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './about-man.css';
import './folded-list.css';

interface AboutManProps {
  id: string;
  media: PictureName;
  heading: string;
  sections: readonly { title: string; text: readonly string[] }[];
  commandsHeading: string;
  commands: readonly { usage: string; description: string }[];
  /** Summary of the collapsed commands. */
  moreCommands: string;
  paperHeading: string;
  paperLabel: string;
  /** Name of the radio buttons that select the paper's style, by CSS alone (green-bar.css). */
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
  const { id, media, heading, sections, commandsHeading, commands, moreCommands } = props;
  const { paperHeading, paperLabel, paperName, stocks } = props;
  return (
    <section id={id} className="manpage on-bars torn-line">
      <h2 className="manpage-heading font-extrabold">{heading}</h2>
      <div className="manpage-parts">
        {sections.map(({ title, text }) => (
          <div key={title} className="manpage-part">
            <h3>{title}</h3>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
        <fieldset id="paper" data-console-ignore="" className="manpage-part manpage-paper">
          <legend>{paperHeading}</legend>
          <p>{paperLabel}</p>
          <div className="manpage-stocks">
            {stocks.map(({ value, title }, index) => (
              <label key={value} data-stock={value}>
                <input type="radio" name={paperName} value={value} defaultChecked={index === 0} />
                {title}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <CroppedPicture
        name={media}
        sizes="(width >= 62rem) 42vw, 100vw"
        className="manpage-picture"
      />
      <div id="commands" data-console-ignore="" className="manpage-commands on-bars torn-line">
        <h3>{commandsHeading}</h3>
        <CommandList commands={commands.slice(0, visibleCommandCount)} />
        <details className="folded-list">
          <summary>{moreCommands}</summary>
          <CommandList commands={commands.slice(visibleCommandCount)} />
        </details>
      </div>
    </section>
  );
}
