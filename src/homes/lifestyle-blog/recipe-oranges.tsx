import { CostTable } from '../../elements/cost-table/cost-table.tsx';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import '../../themes/tones.css';
import styles from './recipe-oranges.module.css';

interface RecipeOrangesProps {
  id: string;
  img: PictureName;
  heading: string;
  /** Steps of the recipe: ingredient and instruction. */
  steps: readonly (readonly [ingredient: string, instruction: string])[];
  cost: {
    heading: string;
    rows: readonly { title: string; cents: number }[];
    total: string;
  };
}

/** Recipe in one sentence over a close-up, and its costs. */
export function RecipeOranges({ id, img, heading, steps, cost }: RecipeOrangesProps) {
  return (
    <section id={id} data-tone="surface" className={styles.section}>
      <CroppedPicture
        name={img}
        sizes="(width >= 62rem) 97vw, (width >= 48rem) 190vw, 100vw"
        className={styles.picture}
      />
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        {steps.map(([ingredient, instruction]) => (
          <p key={ingredient}>
            <b>{ingredient}</b> {instruction}
          </p>
        ))}
        <CostTable {...cost} className={styles.cost} />
      </div>
    </section>
  );
}
