import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { CareSign, type CareSignName } from './care-sign.tsx';
import './permissions-care-label.css';

interface PermissionsCareLabelProps {
  id: string;
  /** Close-up of cloth. */
  media: PictureName;
  heading: string;
  top: string;
  madeIn: string;
  asks: string;
  refuses: string;
  care: readonly { sign: CareSignName; title: string; text: string; asked: boolean }[];
}

/** Permissions as a care label, sewn to linen: one is required, the rest is crossed out. */
export function PermissionsCareLabel(props: PermissionsCareLabelProps) {
  const { id, media, heading, top, madeIn, asks, refuses, care } = props;
  const groups = [
    { title: asks, rows: care.filter(({ asked }) => asked) },
    { title: refuses, rows: care.filter(({ asked }) => !asked) },
  ];
  return (
    <section id={id} className="sewn">
      <CroppedPicture name={media} sizes="(width >= 62rem) 100vw, 150vw" className="sewn-cloth" />
      <div className="sewn-label">
        <p className="sewn-top font-display">{top}</p>
        <h2 className="sewn-heading">{heading}</h2>
        {groups.map(({ title, rows }) => (
          <div key={title} className="sewn-group">
            <h3 className="sewn-title">{title}</h3>
            <ul>
              {rows.map(({ sign, title: what, text, asked }) => (
                <li key={what}>
                  <CareSign name={sign} crossed={!asked} />
                  <p>
                    <strong>{what}</strong> {text}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p className="sewn-foot">{madeIn}</p>
      </div>
    </section>
  );
}
