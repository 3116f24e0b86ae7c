import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import heroClotheslineStyles from './hero-clothesline.module.css';
import heroClotheslineScrollStyles from './hero-clothesline-scroll.module.css';

interface HeroPhoneProps {
  kind: 'line' | 'sky' | 'answer';
  /** Pictures of its screens, one for every hour. */
  names: readonly PictureName[];
}

/** A phone on two clothespins, with all its screens stacked. */
export function HeroPhone({ kind, names }: HeroPhoneProps) {
  return (
    <div className={heroClotheslineStyles.phone} data-kind={kind}>
      <span className={heroClotheslineStyles.pegs} aria-hidden="true" />
      <div className={`${heroClotheslineScrollStyles.glass} ${heroClotheslineStyles.glass}`}>
        {names.map((name, index) => (
          <Picture
            key={name}
            name={name}
            {...(kind === 'answer' || index === 0 ? {} : { alt: '' })}
            sizes="(width >= 62rem) 24vw, 15rem"
            className={`${heroClotheslineScrollStyles.screen} ${heroClotheslineStyles.screen}`}
          />
        ))}
      </div>
    </div>
  );
}
