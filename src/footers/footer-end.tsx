import {
  FooterBadge,
  FooterCopyright,
  FooterHome,
  FooterLinkRow,
  FooterSocial,
} from './footer-parts.tsx';

/** The last lines: logo, profiles, registration badge, copyright, small links. */
export function FooterEnd() {
  return (
    <div className="footer-rule flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-t pt-7">
      <FooterHome />
      <FooterSocial />
      <FooterBadge />
      <div className="footer-quiet flex w-full flex-wrap items-center justify-between gap-x-10 gap-y-1 text-caption">
        <FooterCopyright />
        <FooterLinkRow kind="small" />
      </div>
    </div>
  );
}
