import { Button } from '../../../elements/button/button.tsx';

const portraits = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

/** Portraits in a dense row, ending with a free place. */
export function TeamsCrowd() {
  return (
    <div className="text-center">
      <div aria-hidden="true" className="flex flex-wrap justify-center ps-4">
        {portraits.map((portrait) => (
          <img
            key={portrait}
            src={`/media/portrait-${portrait}-768.avif`}
            alt=""
            width="112"
            height="112"
            loading="lazy"
            className="-ms-4 -mt-3 size-20 rounded-full border-4 border-paper object-cover md:size-24"
          />
        ))}
        <span className="-ms-4 -mt-3 grid size-20 place-items-center rounded-full border-4 border-paper bg-accent font-display text-h3 font-bold text-on-accent md:size-24">
          You?
        </span>
      </div>
      <h3 className="mx-auto mt-8 max-w-[18em] text-h2 font-bold">
        Fourteen people, one traffic light, three open places
      </h3>
      <p className="mt-6">
        <Button href="/page/career" size="lg" className="rounded-full">
          See what is open
        </Button>
      </p>
    </div>
  );
}
