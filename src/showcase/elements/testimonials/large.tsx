import { Testimonial } from '../../../elements/testimonial/testimonial.tsx';

/** Testimonial in large type, as a section of its own. */
export function TestimonialLarge() {
  return (
    <Testimonial
      variant="large"
      text="The phone used to ring from seven until the last boat. This summer my deckhands learned that I can be spoken to before noon."
      name="Marguerite Lavoie"
      job="Operations manager, Harrow Point Ferries"
      img="/media/portrait-18-480.avif"
    />
  );
}
