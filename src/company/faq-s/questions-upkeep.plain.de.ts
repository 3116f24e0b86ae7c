import { siteConfig } from '../../../site.config.ts';
import { formatList } from '../../content/formats.ts';
import { carePrices, hostingPrices } from '../../content/prices.ts';
import type { PricingPlan } from '../../content/schema/pricing-plan.ts';
import type { QuestionGroup } from '../../content/schema/question-group.ts';

const [smallest] = hostingPrices.monthly;

/** Returns monthly plans with their prices, as part of a sentence. */
const priced = (plans: readonly PricingPlan[]) =>
  formatList(plans.map(({ title, price }) => `„${title}“ für ${price} im Monat`));

/** Questions on the time after the launch. */
export const questionsUpkeep: QuestionGroup = {
  id: 'upkeep',
  title: 'Pflege und Hosting',
  questions: [
    {
      id: 'must-we-keep-you',
      question: 'Müssen wir die Pflege bei Ihnen buchen?',
      shortAnswer: 'Nein',
      answer: [
        `Sie können Ihre Website selbst pflegen. Wenn lieber wir das tun sollen, gibt es ${priced(carePrices)}.`,
      ],
    },
    {
      id: 'what-does-hosting-cost',
      question: 'Was kostet das Hosting?',
      shortAnswer: `Ab ${smallest?.price} im Monat`,
      answer: [`Es gibt ${priced(hostingPrices.monthly)}.`],
      action: { title: 'Was darin enthalten ist', link: '/page/pricing-packages' },
    },
    {
      id: 'host-elsewhere',
      question: 'Dürfen wir anderswo hosten?',
      shortAnswer: 'Ja',
      answer: ['Bei wem Sie möchten. Wir sagen Ihnen, was Ihre Website dort braucht.'],
    },
    {
      id: 'backups',
      question: 'Machen Sie Backups?',
      shortAnswer: 'Ja',
      answer: [
        'Wir sichern die Websites, die wir hosten, [wie oft]. Jedes Backup bewahren wir [wie lange] auf.',
      ],
    },
    {
      id: 'broken-now',
      question: 'Etwas ist kaputt. Wen rufen wir an?',
      shortAnswer: siteConfig.company.phone,
      answer: ['Rufen Sie uns zu unseren Bürozeiten an. Zu anderen Zeiten schreiben Sie uns.'],
    },
  ],
};
