import { HollowLink } from '../../../elements/fancy-text/hollow-link.tsx';

const links = [
  { link: '/page/our-services', title: 'Plan' },
  { link: '/page/about-us', title: 'About us' },
  { link: '/page/contact-us', title: 'Write to us' },
];

/** Menu of outlined letters that fill on hover, for three or four large words. */
export function OutlinedMenu() {
  return (
    <ul className="grid gap-1 text-[clamp(2.75rem,8vw,6.5rem)] leading-[1.1] tracking-close">
      {links.map(({ link, title }, index) => (
        <li
          key={title}
          className={index === 1 ? 'md:text-center' : index === 2 ? 'md:text-end' : ''}
        >
          <HollowLink href={link}>{title}</HollowLink>
        </li>
      ))}
    </ul>
  );
}
