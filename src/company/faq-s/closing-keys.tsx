import { buttonVariants } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';

interface ClosingKeysProps {
  heading: string;
  content: string;
  action: { title: string; link: string };
  phone: { title: string; link: string };
  media: SizedPicture;
}

/** A wide picture with the last word under it, and two ways to ask. */
export function ClosingKeys({ heading, content, action, phone, media }: ClosingKeysProps) {
  return (
    <section className="bg-deep pb-20 text-on-deep [--focus:var(--on-deep)]">
      <Picture {...media} ratio="21/9" />
      <div className="container mt-14 grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <h2 className="font-display text-h2 font-bold tracking-heading lg:col-span-6">{heading}</h2>
        <div className="lg:col-span-5 lg:col-start-8">
          <p className="text-lead">{content}</p>
          <p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
            <a href={action.link} className={buttonVariants()}>
              {action.title}
            </a>
            <a href={phone.link} className="link font-semibold pointer-coarse:py-3">
              {phone.title}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
