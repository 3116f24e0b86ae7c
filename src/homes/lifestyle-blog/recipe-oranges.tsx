import { formatCents } from '../../content/cart.ts';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import '../../themes/tones.css';
import './recipe-oranges.css';

interface RecipeOrangesProps {
  id: string;
  media: PictureName;
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
export function RecipeOranges({ id, media, heading, steps, cost }: RecipeOrangesProps) {
  const sum = cost.rows.reduce((total, { cents }) => total + cents, 0);
  return (
    <section id={id} data-tone="surface" className="cutfruit">
      <CroppedPicture
        name={media}
        sizes="(width >= 62rem) 97vw, (width >= 48rem) 190vw, 100vw"
        className="cutfruit-picture"
      />
      <div className="cutfruit-words">
        <h2 className="cutfruit-heading">{heading}</h2>
        {steps.map(([ingredient, instruction]) => (
          <p key={ingredient}>
            <b>{ingredient}</b> {instruction}
          </p>
        ))}
        <table className="cutfruit-cost">
          <caption>{cost.heading}</caption>
          <tbody>
            {cost.rows.map(({ title, cents }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td>{formatCents(cents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{cost.total}</th>
              <td>{formatCents(sum)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
