import type { QuestionGroup } from '../../content/schema/question-group.ts';
import { copy as ecommerce } from '../ecommerce/copy.ts';
import { copy as mobileAppDev } from '../mobile-app-dev/copy.ts';
import { copy as webDev } from '../web-dev/copy.ts';
import { joinRanges } from './join-ranges.ts';

const [companySitePrice] = webDev.prices.items;
const shopPrices = ecommerce.prices.items.slice(0, 3);
const newAppPrices = mobileAppDev.prices.items.slice(0, 2);

/** Questions on cost. */
export const questionsMoney: QuestionGroup = {
  id: 'money',
  title: 'Kosten',
  questions: [
    {
      id: 'what-does-a-site-cost',
      question: 'Was kostet eine Firmenwebsite?',
      shortAnswer: `${companySitePrice?.price}`,
      answer: [
        'Das hängt davon ab, wie viele Seiten Sie brauchen und ob Sie Texte und Bilder dafür haben.',
      ],
      action: { title: 'Preise für Websites', link: '/page/web-dev' },
    },
    {
      id: 'what-does-a-shop-cost',
      question: 'Und ein Onlineshop?',
      shortAnswer: joinRanges(shopPrices.map(({ price }) => price)),
      answer: [
        'Das hängt davon ab, was Sie verkaufen, wie Sie es versenden und womit der Shop verbunden sein muss.',
      ],
      action: { title: 'Preise für Shops', link: '/page/Ecommerce' },
    },
    {
      id: 'what-does-an-app-cost',
      question: 'Und eine App?',
      shortAnswer: joinRanges(newAppPrices.map(({ price }) => price)),
      answer: [
        'Das hängt davon ab, was die App können muss. Fragen Sie uns zuerst, ob Sie eine brauchen: Oft reicht eine Website.',
      ],
      action: { title: 'Preise für Apps', link: '/page/MobileAppDev' },
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
