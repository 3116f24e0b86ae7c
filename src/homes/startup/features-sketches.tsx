import type { SizedPicture } from '../../media/sized-picture.ts';
import { featureDrawings, featureSize } from './features-drawings.ts';
import styles from './features-sketches.module.css';
import { NapkinPanel } from './napkin-panel.tsx';
import { PenDrawing } from './pen/pen-drawing.tsx';

interface SketchedFeature {
  title: string;
  content: string;
  linkTitle?: string;
  link?: string;
  /** Text alternative of its sketch. */
  sketchLabel: string;
}

interface FeaturesSketchesProps {
  /** Anchor of the section. */
  id: string;
  heading: string;
  lead: string;
  /** Three, in the order of `featureDrawings`. */
  items: readonly SketchedFeature[];
  /** Picture of the napkin's paper. */
  media: SizedPicture;
}

/** The heading in one quarter of a napkin, and a sketched feature in each of the other three. */
export function FeaturesSketches({ id, heading, lead, items, media }: FeaturesSketchesProps) {
  return (
    <section id={id} className={styles.sketches}>
      <NapkinPanel media={media} className={styles.sketchesPanel}>
        <div className={styles.sketchesQuarters}>
          <div className={styles.sketchesHead}>
            <h2>{heading}</h2>
            <p>{lead}</p>
          </div>
          {items.map(({ title, content, linkTitle, link, sketchLabel }, index) => (
            <article key={title} className={styles.sketchesItem}>
              <PenDrawing
                id={`feature-${index}`}
                size={featureSize}
                layers={featureDrawings[index] ?? []}
                label={sketchLabel}
              />
              <div>
                <h3>{title}</h3>
                <p>{content}</p>
                {link && linkTitle && (
                  <a href={link} className={styles.sketchesLink}>
                    {linkTitle}
                  </a>
                )}
              </div>
            </article>
          ))}
        </div>
      </NapkinPanel>
    </section>
  );
}
