import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';

interface ContactDeskProps {
  heading: string;
  lead: string;
  media: SizedPicture;
  /** Other contact channels. */
  channels: readonly { label: string; title: string; link?: string; detail?: string }[];
  form: { heading: string; lead: string };
  /** The form, an island. */
  children: ReactNode;
}

/** Heading and picture, then the contact form beside other contact channels. */
export function ContactDesk({ heading, lead, media, channels, form, children }: ContactDeskProps) {
  return (
    <>
      <section data-first-screen className="overflow-x-clip">
        <div className="container grid gap-x-6 gap-y-6 pt-10 lg:grid-cols-12 lg:items-center lg:pt-6">
          <div className="lg:col-span-6 lg:py-20">
            <h1 className="text-h1 font-bold tracking-close">{heading}</h1>
            <p className="mt-6 max-w-[32em] text-lead">{lead}</p>
          </div>
          <Picture
            {...media}
            priority
            className="max-lg:-mx-5 max-lg:md:-mx-6 lg:col-span-6 lg:-mr-[14%] lg:self-end"
          />
        </div>
      </section>
      <section className="bg-deep text-paper [--focus:var(--paper)]">
        <div className="container grid gap-x-6 gap-y-14 py-14 lg:grid-cols-12 lg:py-24">
          <div className="lg:col-span-4">
            <dl className="grid gap-8 sm:grid-cols-2 lg:grid-cols-1">
              {channels.map(({ label, title, link, detail }) => (
                <div key={label}>
                  <dt className="text-caption text-paper/80">{label}</dt>
                  <dd className="mt-1">
                    {link ? (
                      <a
                        className="link font-display text-h4 font-bold wrap-anywhere pointer-coarse:py-2.5"
                        href={link}
                      >
                        {title}
                      </a>
                    ) : (
                      <span className="font-display text-h4 font-bold">{title}</span>
                    )}
                    {detail && <p className="mt-1 max-w-[28em] text-paper/85">{detail}</p>}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="-mx-5 bg-surface px-5 py-10 text-ink [--focus:var(--accent)] sm:mx-0 sm:px-10 lg:col-span-7 lg:col-start-6 lg:-mt-40 lg:self-start lg:px-14 lg:py-14 lg:shadow-[0_40px_80px_-40px_color-mix(in_srgb,var(--own-ink)_60%,transparent)]">
            <h2 className="text-h3">{form.heading}</h2>
            <p className="mt-3 mb-8 max-w-[34em] text-muted">{form.lead}</p>
            {children}
          </div>
        </div>
      </section>
    </>
  );
}
