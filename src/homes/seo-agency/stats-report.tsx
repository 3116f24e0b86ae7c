import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { ReportSheet } from './report-sheet.tsx';
import styles from './stats-report.module.css';

interface StatsReportProps {
  id: string;
  heading: string;
  lead: string;
  /** Portrait picture of the client's shop. */
  img: PictureName;
  sheet: Parameters<typeof ReportSheet>[0]['sheet'];
  /** Comments on the report for the reader. */
  notes: Parameters<typeof ReportSheet>[0]['notes'];
}

/** Sample of a monthly report, beside a picture of the client's shop. */
export function StatsReport({ id, heading, lead, img, sheet, notes }: StatsReportProps) {
  return (
    <section id={id} className={styles.report}>
      <CroppedPicture
        name={img}
        sizes="(width >= 62rem) max(40vw, 44rem), 100vw"
        className={styles.reportShop}
      />
      <div className={styles.reportText}>
        <h2 className="text-h1 font-extrabold">{heading}</h2>
        <p className="mt-5">{lead}</p>
      </div>
      <ReportSheet sheet={sheet} notes={notes} />
    </section>
  );
}
