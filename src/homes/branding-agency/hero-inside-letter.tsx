import { Button } from '../../elements/button/button.tsx';
import styles from './hero-inside-letter.module.css';

interface HeroInsideLetterProps {
  id: string;
  /** Lines inside the counter of the letter. */
  heading: readonly string[];
  lead: string;
  action: { title: string; link: string };
  secondAction: { title: string; link: string };
}

/** Path of the g of Dela Gothic One (OFL), in font units. */
const letterPath =
  'M512-546H704Q699-382 699-80Q699 39 651.500 115Q604 191 526 225.500Q448 260 352 260Q257 260 182 232.500Q107 205 68 159L113 6Q167 37 215 50.500Q263 64 315 64Q485 64 485-80Q485-101 486-110Q486-116 486.500-126Q487-136 486-152Q435-10 270-10Q203-10 150.500-46Q98-82 69-143.500Q40-205 40-279Q40-355 69-418.500Q98-482 150-519Q202-556 267-556Q436-556 487-437ZM374-170Q397-170 422-180.500Q447-191 465-214.500Q483-238 483-273Q483-335 455-361.500Q427-388 372-388Q324-388 296-356Q268-324 268-273Q268-227 298.500-198.500Q329-170 374-170Z';

/** One letter larger than the screen, with the text inside it. */
export function HeroInsideLetter(props: HeroInsideLetterProps) {
  const { id, heading, lead, action, secondAction } = props;
  return (
    <section id={id} data-first-screen="" className={styles.hero}>
      <div className={styles.closeUp}>
        <svg
          viewBox="40 -556 664 816"
          className={styles.letter}
          aria-hidden="true"
          focusable="false"
        >
          <path fill="currentColor" d={letterPath} />
        </svg>
        <h1 className={styles.hole}>
          {heading.map((line, index) => (
            <span key={line}>
              {index > 0 && ' '}
              {line}
            </span>
          ))}
        </h1>
        <div className={styles.stem}>
          <p>{lead}</p>
          <div className={styles.actions}>
            <Button href={action.link}>{action.title}</Button>
            <Button href={secondAction.link} tone="quiet">
              {secondAction.title}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
