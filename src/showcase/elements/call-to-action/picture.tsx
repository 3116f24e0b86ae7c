import { Button } from '../../../elements/button/button.tsx';

/** Call to action on a sheet over a full-width picture. */
export function ActionPicture() {
  return (
    <div className="grid *:[grid-area:1/1]">
      <img
        src="/media/workshop-evening-1600.avif"
        alt="The workshop in the evening, one lamp still on"
        width="1600"
        height="1000"
        loading="lazy"
        className="h-full min-h-[34rem] w-full object-cover"
      />
      <div className="m-4 max-w-[27rem] self-end bg-paper p-6 md:m-10 md:p-10">
        <h3 className="text-h3 font-bold">Somebody is usually here until six</h3>
        <p className="mt-3 text-muted">
          If something of yours has stopped, call. One of us is kept free for that.
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <Button href="tel:+18025550176">(802) 555-0176</Button>
          <Button href="/page/contact-us" tone="quiet">
            Write instead
          </Button>
        </p>
      </div>
    </div>
  );
}
