/** Line of the example: its price in the plan and on the bill, and why they agree or differ. */
export interface BillLine {
  title: string;
  /** Price in the plan; omitted for a line that was added later. */
  planned?: string;
  /** Mark of doubt in the plan. */
  doubt: string;
  /** Price on the bill. */
  billed: string;
  reason: string;
}
