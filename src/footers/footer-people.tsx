import { PictureView } from '../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../media/picture-record.ts';
import type { FooterProps } from './footer-facts.ts';
import { PhoneLink } from './footer-parts.tsx';
import { FooterBody } from './footer-shell.tsx';

interface Props extends FooterProps {
  heading: string;
  lead: string;
  people: readonly { name: string; designation: string; picture: PictureRecord }[];
}

/** A footer with portraits of the team, and the phone number in large type. */
export function FooterPeople({ heading, lead, people, ...footer }: Props) {
  return (
    <FooterBody {...footer} arrangement="people">
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 md:gap-5 lg:grid-cols-[repeat(auto-fit,minmax(5rem,1fr))]">
        {people.map(({ name, designation, picture }) => (
          <li key={name} className="text-caption leading-snug">
            <PictureView
              picture={picture}
              alt=""
              sizes="(width >= 62rem) 8rem, 30vw"
              ratio="1/1"
              className="mb-3 overflow-hidden rounded-full"
            />
            <span className="block font-semibold">{name}</span>
            <span className="lf-footer-quiet block">{designation}</span>
          </li>
        ))}
      </ul>
      <div className="mt-12 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 lg:mt-16">
        <p className="text-balance font-display text-h2 font-semibold tracking-heading">
          {heading}
          <br />
          <PhoneLink facts={footer.facts} />
        </p>
        <p className="lf-footer-quiet max-w-[18em] text-lead">{lead}</p>
      </div>
    </FooterBody>
  );
}
