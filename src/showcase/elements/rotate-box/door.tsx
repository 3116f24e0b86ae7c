import { PictureView } from '../../../elements/picture/picture-view.tsx';
import { RotateBox } from '../../../elements/rotate-box/rotate-box.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';

/** Box whose picture opens like a door, with an address behind it. */
export function DoorRotateBox({ picture }: { picture: PictureRecord }) {
  return (
    <div className="grid gap-8 md:grid-cols-[1fr_2fr] md:items-center md:gap-16">
      <div>
        <h3 className="text-h2 leading-tight font-bold">Knock, or open it yourself</h3>
        <p className="mt-4 text-muted">
          The kettle is to the left. The hours hang behind the door.
        </p>
      </div>
      <RotateBox
        variant="door"
        turnLabel="Open the door: hours and address"
        className="[--box-height:26rem]"
        front={
          <PictureView
            picture={picture}
            sizes="(width >= 48rem) 44rem, 40rem"
            className="h-full [&>img]:h-full"
          />
        }
        back={
          <div className="flex h-full flex-col justify-end bg-tint p-8 md:ps-36">
            <h3 className="text-h3 font-bold">The old mill, by the water</h3>
            <p className="mt-2">
              Tuesday to Saturday, nine to six.
              <br />
              On Fridays at four there is cake.
            </p>
            <a
              href="/page/contact-us"
              className="lf-link mt-4 self-start py-1 pointer-coarse:py-2.5 font-semibold"
            >
              How to find it
            </a>
          </div>
        }
      />
    </div>
  );
}
