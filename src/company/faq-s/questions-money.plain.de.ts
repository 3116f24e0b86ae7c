import type { QuestionGroup } from '../../content/schema/question-group.ts';
import { copy as ecommerce } from '../ecommerce/copy.ts';
import { copy as mobileAppDev } from '../mobile-app-dev/copy.ts';
import { copy as webDev } from '../web-dev/copy.ts';
import { priceRange } from './price-range.ts';

const [companySiteBand] = webDev.bands.items;
const shopBands = ecommerce.bands.items.slice(0, 3);
const newAppBands = mobileAppDev.bands.items.slice(0, 2);

/** Questions on cost. */
export const questionsMoney: QuestionGroup = {
  id: 'money',
  title: 'Kosten',
  questions: [
    {
      id: 'what-does-a-site-cost',
      question: 'Was kostet eine Firmenwebsite?',
      shortAnswer: `${companySiteBand?.price}`,
      answer: [
        'Das hängt davon ab, wie viele Seiten Sie brauchen und ob Sie Texte und Bilder dafür haben.',
      ],
      link: { title: 'Preise für Websites', link: '/page/web-dev' },
    },
    {
      id: 'what-does-a-shop-cost',
      question: 'Und ein Onlineshop?',
      shortAnswer: priceRange(shopBands.map(({ price }) => price)),
      answer: [
        'Das hängt davon ab, was Sie verkaufen, wie Sie es versenden und womit der Shop verbunden sein muss.',
      ],
      link: { title: 'Preise für Shops', link: '/page/Ecommerce' },
    },
    {
      id: 'what-does-an-app-cost',
      question: 'Und eine App?',
      shortAnswer: priceRange(newAppBands.map(({ price }) => price)),
      answer: [
        'Das hängt davon ab, was die App können muss. Fragen Sie uns zuerst, ob Sie eine brauchen: Oft reicht eine Website.',
      ],
      link: { title: 'Preise für Apps', link: '/page/MobileAppDev' },
    },
    {
      id: 'fixed-price',
      question: 'Wann kennen wir den Preis?',
      shortAnswer: 'Bevor wir anfangen',
      answer: [
        'Sie bekommen einen Plan mit einem Preis für jeden Teil. Was später dazukommt, bekommt vorher einen eigenen Preis.',
      ],
    },
    {
      id: 'cheaper',
      question: 'Geht es auch günstiger?',
      shortAnswer: 'Oft',
      answer: [
        'Sagen Sie uns, was Sie ausgeben können, und wir überlegen gemeinsam, was warten kann.',
      ],
    },
  ],
};
