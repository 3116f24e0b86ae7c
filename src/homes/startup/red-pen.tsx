import styles from './pricing-table-corner.module.css';

/** Red ballpoint pen. Decorative. */
export function RedPen({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 420 60" className={className} aria-hidden="true">
      <path className={styles.redPenShadow} d="M8 42L60 28H392q14 2 14 16t-14 14H60z" />
      <path className={styles.redPenTip} d="M2 25L44 16V34L4 27z" />
      <path className={styles.redPenBarrel} d="M44 14L76 9H352V41H76L44 36z" />
      <path className={styles.redPenLight} d="M48 17L76 13H352V19H76L48 22z" />
      <path className={styles.redPenShade} d="M46 32L76 35H352V41H76L44 36z" />
      <path className={styles.redPenRing} d="M226 8h10v34h-10z" />
      <path className={styles.redPenRing} d="M352 11h12v28h-12zM364 18h32q6 1 6 7t-6 7h-32z" />
      <path className={styles.redPenClip} d="M246 4q-10 1-10 7t10 6h104v-7z" />
    </svg>
  );
}
