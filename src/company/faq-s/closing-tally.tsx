// Loaded first, since the other stylesheets override it.
import '../../elements/accordion/accordion.css';
import { buttonVariants } from '../../elements/button/button.tsx';
import styles from './questions.module.css';

interface ClosingTallyProps {
  heading: string;
  content: string;
  action: { title: string; link: string };
  phone: { title: string; link: string };
}

/** Outlines of four pencil strokes, thick at the top and thin at the bottom. */
const pencilStrokes = [
  'M66.1 20.0Q64.4 20.0 63.8 30.1Q63.2 40.2 62.6 50.3Q61.9 60.4 61.1 70.6Q60.4 80.7 60.1 90.8Q59.9 100.9 59.4 111.0Q58.9 121.1 58.0 131.2Q57.1 141.3 56.2 151.4Q55.4 161.6 54.5 171.7Q53.6 181.8 52.7 191.9Q51.7 202.0 53.8 202.0Q56.0 202.0 57.3 191.9Q58.6 181.8 60.4 171.7Q62.1 161.6 63.3 151.4Q64.4 141.3 65.5 131.2Q66.6 121.1 67.5 111.0Q68.3 100.9 68.4 90.8Q68.5 80.7 68.9 70.6Q69.2 60.4 69.0 50.3Q68.7 40.2 68.2 30.1Q67.8 20.0 66.1 20.0z',
  'M117.2 12.0Q115.9 12.0 115.7 22.8Q115.6 33.6 115.3 44.3Q114.9 55.1 114.2 65.9Q113.4 76.7 113.6 87.4Q113.8 98.2 113.6 109.0Q113.4 119.8 112.7 130.6Q112.1 141.3 111.9 152.1Q111.7 162.9 111.1 173.7Q110.5 184.4 110.2 195.2Q110.0 206.0 112.1 206.0Q114.3 206.0 115.4 195.2Q116.4 184.4 117.5 173.7Q118.7 162.9 119.6 152.1Q120.5 141.3 121.3 130.6Q122.1 119.8 121.8 109.0Q121.6 98.2 121.9 87.4Q122.1 76.7 121.6 65.9Q121.1 55.1 120.5 44.3Q119.9 33.6 119.2 22.8Q118.4 12.0 117.2 12.0z',
  'M168.3 22.0Q166.9 22.0 166.3 31.9Q165.7 41.8 165.1 51.7Q164.5 61.6 163.8 71.4Q163.1 81.3 162.6 91.2Q162.1 101.1 161.8 111.0Q161.5 120.9 161.0 130.8Q160.5 140.7 159.7 150.6Q158.8 160.4 158.4 170.3Q158.0 180.2 157.4 190.1Q156.8 200.0 158.3 200.0Q159.8 200.0 161.3 190.1Q162.7 180.2 164.1 170.3Q165.5 160.4 166.8 150.6Q168.2 140.7 168.8 130.8Q169.4 120.9 170.0 111.0Q170.6 101.1 171.0 91.2Q171.5 81.3 171.1 71.4Q170.6 61.6 170.4 51.7Q170.1 41.8 169.9 31.9Q169.6 22.0 168.3 22.0z',
  'M219.2 14.0Q217.4 14.0 216.9 24.6Q216.5 35.2 216.3 45.8Q216.2 56.4 215.9 67.1Q215.6 77.7 215.2 88.3Q214.8 98.9 214.6 109.5Q214.3 120.1 214.1 130.7Q213.9 141.3 213.5 151.9Q213.0 162.6 212.5 173.2Q211.9 183.8 211.3 194.4Q210.7 205.0 212.7 205.0Q214.7 205.0 216.2 194.4Q217.6 183.8 218.6 173.2Q219.5 162.6 220.9 151.9Q222.2 141.3 222.6 130.7Q222.9 120.1 223.3 109.5Q223.7 98.9 223.4 88.3Q223.2 77.7 223.1 67.1Q223.0 56.4 222.4 45.8Q221.7 35.2 221.3 24.6Q220.9 14.0 219.2 14.0z',
];

/** Closing section: heading, text and two contact links beside tally marks. */
export function ClosingTally({ heading, content, action, phone }: ClosingTallyProps) {
  return (
    <section className="lf-section bg-deep text-on-deep [--focus:var(--on-deep)]">
      <div className="lf-container grid items-center gap-x-6 gap-y-12 lg:grid-cols-12">
        <svg
          aria-hidden="true"
          viewBox="0 0 300 220"
          className={`${styles.closingStrokes} max-lg:order-last max-lg:max-w-64 lg:col-span-5`}
        >
          {pencilStrokes.map((d) => (
            <path key={d} d={d} />
          ))}
          <path d="M14 176Q140 128 286 58" className={styles.closingStrokeYours} />
        </svg>
        <div className="lg:col-span-6 lg:col-start-7">
          <h2 className="font-display text-h1 font-bold tracking-heading">{heading}</h2>
          <p className="mt-6 max-w-[30em] text-lead">{content}</p>
          <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
            <a href={action.link} className={buttonVariants()}>
              {action.title}
            </a>
            <a href={phone.link} className="lf-link font-semibold pointer-coarse:py-3">
              {phone.title}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
