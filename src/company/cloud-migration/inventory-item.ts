import { formatNumber } from '../../content/formats.ts';

/** Disposition of an item: moves to the cloud, stays in the office, or is thrown away. */
export type Disposition = 'goes' | 'stays' | 'thrown';

/** Item of the inventory, a box on the page. */
export interface InventoryItem {
  number: number;
  title: string;
  gigabytes: number;
  disposition: Disposition;
  reason: string;
}

/** Returns the items of a disposition, in the order of their numbers. */
export const itemsByDisposition = (
  disposition: Disposition,
  items: readonly InventoryItem[],
): InventoryItem[] => items.filter((item) => item.disposition === disposition);

/** Returns the total size of some items, in gigabytes. */
export const totalGigabytes = (items: readonly InventoryItem[]): number =>
  items.reduce((sum, { gigabytes }) => sum + gigabytes, 0);

/** Formats a size in gigabytes. */
export const formatGigabytes = (gigabytes: number): string => `${formatNumber(gigabytes)} GB`;
