import { ServiceRows } from '../../../elements/service/service-rows.tsx';

const items = [
  {
    title: 'Build',
    content: 'A web application, a shop, an app: from the notebook to the first day online.',
    term: '9 to 30 weeks',
    link: '/page/web-dev',
    linkTitle: 'How we build',
  },
  {
    title: 'Move',
    content: 'Off the old server, off the old system, with every address still leading home.',
    term: '3 to 8 weeks',
    link: '/page/Ecommerce',
    linkTitle: 'What moves along',
  },
  {
    title: 'Mend',
    content: 'Somebody else built it, nobody can be reached, and the form is broken.',
    term: 'from $140 an hour',
    link: '/page/contact-us',
    linkTitle: 'Say what is broken',
  },
];

/** Services in rows, each with a duration or a price. */
export function ServiceRowList() {
  return <ServiceRows items={items} />;
}
