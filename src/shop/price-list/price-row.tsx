import type { ReactNode } from 'react';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import type { Filterable } from '../filters.ts';
import { elementData } from '../listing-elements.ts';
import stockDotStyles from '../stock-dot.module.css';
import styles from './price-row.module.css';
import { rowSizes } from './row-sizes.ts';

interface PriceRowProps {
  filterData: Filterable;
  position: number;
  number: string;
  name: string;
  link: string;
  price: string;
  summary: string;
  measures: string;
  weight: string;
  stock: { state: string; text: string };
  picture: PictureRecord;
  /** Form that adds it to the cart. */
  children?: ReactNode;
}

/** Renders a row of the price list with a dot leader from name to price, as in print. */
export function PriceRow(props: PriceRowProps) {
  const { filterData, position, number, name, link, price, summary, picture, children } = props;
  return (
    <li className={styles.row} {...elementData(filterData, position)}>
      <PictureView
        picture={picture}
        alt=""
        sizes={rowSizes}
        priority={position === 0}
        className={styles.picture}
      />
      <h3 className={styles.line}>
        <a href={link} className={styles.name}>
          {name}
        </a>
        <span aria-hidden="true" className={styles.dots} />
        <span className={styles.price}>{price}</span>
      </h3>
      <div className={styles.about}>
        <p>{summary}</p>
        <p className={styles.facts}>
          <span>{number}</span>
          <span>{props.measures}</span>
          <span>{props.weight}</span>
          <span data-stock={props.stock.state} className={stockDotStyles.stockDot}>
            {props.stock.text}
          </span>
        </p>
      </div>
      <div className={styles.buy}>{children}</div>
    </li>
  );
}
