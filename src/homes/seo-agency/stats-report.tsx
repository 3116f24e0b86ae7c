import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { ReportSheet } from './report-sheet.tsx';
import './stats-report.css';

interface StatsReportProps {
  id: string;
  heading: string;
  lead: string;
  /** Whom the report is for, upright. */
  media: PictureName;
  sheet: Parameters<typeof ReportSheet>[0]['sheet'];
  /** Comments on the report for the reader. */
  notes: Parameters<typeof ReportSheet>[0]['notes'];
}

/** A month's report, printed and folded in three, in front of the shop that it is about. */
export function StatsReport({ id, heading, lead, media, sheet, notes }: StatsReportProps) {
  return (
    <section id={id} className="report">
      <CroppedPicture
        name={media}
        sizes="(width >= 62rem) max(75rem, 46vw), 100vw"
        className="report-shop"
      />
      <div className="report-words">
        <h2 className="text-h1 font-extrabold">{heading}</h2>
        <p className="mt-5">{lead}</p>
      </div>
      <ReportSheet sheet={sheet} notes={notes} />
    </section>
  );
}
