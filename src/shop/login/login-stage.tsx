import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './login.module.css';

interface LoginStageProps {
  heading: string;
  lead: string;
  /** Picture between the two forms. */
  media: SizedPicture;
  productList: { title: string; link: string };
  /** Note that nothing leaves the page. */
  safetyNote: string;
  /** Note for visitors without script. */
  noScriptNote: string;
  /** Two forms. */
  children: ReactNode;
}

/** Renders two forms, separated by the picture of a product. */
export function LoginStage(props: LoginStageProps) {
  const { heading, lead, media, productList, safetyNote, noScriptNote, children } = props;
  return (
    <section data-first-screen className={styles.login}>
      <header className={`lf-container ${styles.head}`}>
        <div>
          <h1 className="text-h1 font-semibold text-balance">{heading}</h1>
          <p className="mt-5 max-w-[34em] text-lead">{lead}</p>
          <p className="mt-4">
            <a href={productList.link} className={styles.products}>
              {productList.title}
            </a>
          </p>
        </div>
        <div className={styles.stand}>
          <Picture {...media} priority />
        </div>
      </header>
      <div className={styles.board}>
        <div className="lf-container">
          <div className={styles.forms}>
            <p className={styles.safetyNote}>{safetyNote}</p>
            {children}
          </div>
          <p className={styles.noScript}>{noScriptNote}</p>
        </div>
      </div>
    </section>
  );
}
