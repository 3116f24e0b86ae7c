import { Columns } from '../../../elements/columns/columns.tsx';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';

/** Two rows of two uneven columns; the picture changes sides. */
export function UnevenColumns({ pictures }: { pictures: readonly PictureRecord[] }) {
  const [field, desk] = pictures;
  return (
    <div className="grid gap-12 md:gap-16">
      <Columns variant="wide-left" className="md:items-end">
        {field && (
          <PictureView picture={field} ratio="16/10" sizes="(width >= 48rem) 40rem, 90vw" />
        )}
        <div>
          <h3 className="text-h3 font-bold">In the morning</h3>
          <p className="mt-3">
            The door stands open from half past eight. Whoever comes first lights the stove and
            reads what the monitors have written in the night.
          </p>
        </div>
      </Columns>
      <Columns variant="wide-right" className="md:items-end">
        <div className="max-md:order-last">
          <h3 className="text-h3 font-bold">In the evening</h3>
          <p className="mt-3">
            The last one writes three lines: what is done, what is not, what somebody should know
            tomorrow.
          </p>
        </div>
        {desk && <PictureView picture={desk} ratio="16/10" sizes="(width >= 48rem) 40rem, 90vw" />}
      </Columns>
    </div>
  );
}
