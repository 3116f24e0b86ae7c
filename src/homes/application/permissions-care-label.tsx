import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { CareSign, type CareSignName } from './care-sign.tsx';
import styles from './permissions-care-label.module.css';

interface PermissionsCareLabelProps {
  id: string;
  /** Close-up of cloth. */
  img: PictureName;
  heading: string;
  /** Name and version of the app. */
  productName: string;
  /** Place of production, and size of the app. */
  origin: string;
  /** Heading of the required permissions. */
  requiredHeading: string;
  /** Heading of the permissions that are not required. */
  notRequiredHeading: string;
  permissions: readonly {
    sign: CareSignName;
    title: string;
    text: string;
    isRequired: boolean;
  }[];
}

/** Permissions as a care label, sewn to linen: one is required, the rest is crossed out. */
export function PermissionsCareLabel(props: PermissionsCareLabelProps) {
  const { id, img, heading, productName, origin, permissions } = props;
  const groups = [
    { title: props.requiredHeading, rows: permissions.filter(({ isRequired }) => isRequired) },
    { title: props.notRequiredHeading, rows: permissions.filter(({ isRequired }) => !isRequired) },
  ];
  return (
    <section id={id} className={styles.section}>
      <CroppedPicture name={img} sizes="(width >= 62rem) 100vw, 150vw" className={styles.cloth} />
      <div className={styles.label}>
        <p className={`${styles.top} font-display`}>{productName}</p>
        <h2 className={styles.heading}>{heading}</h2>
        {groups.map(({ title, rows }) => (
          <div key={title} className={styles.group}>
            <h3 className={styles.title}>{title}</h3>
            <ul>
              {rows.map(({ sign, title: permission, text, isRequired }) => (
                <li key={permission}>
                  <CareSign name={sign} isCrossedOut={!isRequired} />
                  <p>
                    <strong>{permission}</strong> {text}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p className={styles.foot}>{origin}</p>
      </div>
    </section>
  );
}
