import type { ReactNode } from 'react';
import '../../themes/tones.css';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './menu-sheet.css';

interface MenuSheetProps {
  id: string;
  /** Close-up behind the menu. */
  media: PictureName;
  /** Name of the restaurant, above the heading. */
  brand: string;
  heading: string;
  note: string;
  foot: string;
  /** The island `MenuCard`. */
  children: ReactNode;
}

/** Section around the menu, in the form of a sheet of paper. Fits on one printed page. */
export function MenuSheet({ id, media, brand, heading, note, foot, children }: MenuSheetProps) {
  return (
    <section id={id} className="menu-section">
      <CroppedPicture name={media} sizes="100vw" className="menu-ground" />
      <div data-tone="deep" className="menu-sheet">
        <header className="menu-head">
          <p className="menu-brand">{brand}</p>
          <h2 className="menu-heading font-medium">{heading}</h2>
          <p>{note}</p>
        </header>
        {children}
        <p className="menu-foot">{foot}</p>
      </div>
    </section>
  );
}
