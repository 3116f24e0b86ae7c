import { HollowLink } from '../../elements/fancy-text/hollow-link.tsx';

const links = [
  { href: '/home-startup', text: 'Plan' },
  { href: '/page/about-us', text: 'About us' },
  { href: '/page/contact-us', text: 'Write to us' },
];

/** Outlined letters that fill when pointed at: for a menu of three or four large words. */
export function HollowMenu() {
  return (
    <ul className="grid gap-1 text-[clamp(2.75rem,8vw,6.5rem)] leading-[1.1] tracking-close">
      {links.map(({ href, text }, index) => (
        <li
          key={text}
          className={index === 1 ? 'md:text-center' : index === 2 ? 'md:text-end' : ''}
        >
          <HollowLink href={href}>{text}</HollowLink>
        </li>
      ))}
    </ul>
  );
}
