import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './menu-breakfast.module.css';

interface MenuBreakfastProps {
  id: string;
  heading: string;
  text: string;
  img: PictureName;
  /** Food on the table, and its origins. */
  foods: readonly { title: string; origin: string }[];
}

/** Full-screen picture of breakfast, with a text and the origins of the food. */
export function MenuBreakfast({ id, heading, text, img, foods }: MenuBreakfastProps) {
  return (
    <section id={id} className={styles.breakfast}>
      <Picture name={img} sizes="(width >= 100rem) 1600px, 100vw" className={styles.picture} />
      <div className={styles.text}>
        <h2>{heading}</h2>
      </div>
      <div className={styles.cloth}>
        <p className="text-lead">{text}</p>
        <ul>
          {foods.map(({ title, origin }) => (
            <li key={title}>
              <b className="font-display">{title}</b> {origin}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
