import styles from './permissions-care-label.module.css';
export type CareSignName = 'place' | 'bell' | 'people' | 'camera' | 'account';

const signPaths: Record<CareSignName, string> = {
  place: 'M24 36C17 29 15 26 15 22a9 9 0 0 1 18 0c0 4-2 7-9 14ZM24 24.5v-.01',
  bell: 'M15 32h18c-2.5-3-3-5-3-10a6 6 0 0 0-12 0c0 5-.5 7-3 10ZM22 36h4',
  people:
    'M19 24a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 35c0-5 3-8 7-8s7 3 7 8M30 25a3.5 3.5 0 1 0-1-7M29 28c4 0 6 3 6 7',
  camera: 'M13 20h6l2-3h6l2 3h6v14H13ZM24 31a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z',
  account: 'M20 24a5 5 0 1 0-4 3l2-.5 9 8 4-1-.5-4-3-.5-.5-3-3-.5Z',
};

interface CareSignProps {
  name: CareSignName;
  isCrossedOut: boolean;
}

/** A permission in a washtub, as care labels draw it; crossed out when not required. */
export function CareSign({ name, isCrossedOut }: CareSignProps) {
  return (
    <svg viewBox="0 0 48 48" className={styles.sign} aria-hidden="true">
      <path d="M3 9L8 42H40L45 9M4 13Q9 9 14 12T24 12T34 12T44 13" />
      <path d={signPaths[name]} />
      {isCrossedOut && <path className={styles.cross} d="M4 4L44 46M44 4L4 46" />}
    </svg>
  );
}
