import { cn } from '../../looks/cn.ts';
import './testimonial.css';

interface TestimonialProps {
  text: string;
  name: string;
  /** What they do, and where. */
  job: string;
  /** Address of a portrait. */
  img?: string;
  /** large: alone on its ground. card: one of several. note: between rules, small. */
  look: 'large' | 'card' | 'note';
  className?: string;
}

/** What somebody said, and who. */
export function Testimonial({ text, name, job, img, look, className }: TestimonialProps) {
  return (
    <figure className={cn('testimonial', className)} data-look={look}>
      <blockquote className="testimonial-text">
        <p>{text}</p>
      </blockquote>
      <figcaption className="testimonial-by">
        {img && (
          <img
            src={img}
            alt=""
            width="112"
            height="112"
            loading="lazy"
            className="testimonial-portrait"
          />
        )}
        <span>
          <strong className="block">{name}</strong>
          <span className="testimonial-role">{job}</span>
        </span>
      </figcaption>
    </figure>
  );
}
