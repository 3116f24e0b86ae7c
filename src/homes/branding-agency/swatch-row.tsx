import { useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { copyText } from '../../elements/copy-text/copy-text.ts';
import type { PaletteCopy } from './brand-book-copy.ts';
import styles from './brand-book-palette.module.css';
import { valuesOf } from './color-math.ts';
import type { BrandColor } from './drawing-colors.ts';

interface SwatchRowProps {
  color: BrandColor;
  copy: Pick<PaletteCopy, 'copyLabel' | 'copied' | 'notCopied'>;
  isReady: boolean;
}

/** Stripe of a color, with a copy button for each of its values. */
export function SwatchRow({ color, copy, isReady }: SwatchRowProps) {
  const [status, setStatus] = useState('');
  const values = valuesOf(color.hex);
  const copyValue = async (value: string) => {
    const isCopied = await copyText(value);
    setStatus(fillTemplate(isCopied ? copy.copied : copy.notCopied, { value }));
  };
  const ground = color.name.toLowerCase();
  return (
    <li
      data-print-colors=""
      style={{ background: `var(--${ground})`, color: `var(--on-${ground})` }}
    >
      <p>
        <b>{color.name}</b> {color.text}
      </p>
      <div className={styles.values}>
        {Object.entries(values).map(([kind, value]) => (
          <button
            key={kind}
            type="button"
            disabled={!isReady}
            aria-label={fillTemplate(copy.copyLabel, { name: color.name, value })}
            onClick={() => copyValue(value)}
          >
            {value}
          </button>
        ))}
      </div>
      <span role="status" className={styles.copied}>
        {status}
      </span>
    </li>
  );
}
