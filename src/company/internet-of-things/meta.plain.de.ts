import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 130,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['IoT', 'Thermometer', 'Temperatur', 'Kühlraum', 'Überwachung', 'Gateway'],
  path: '/page/Internetofthingsiot',
  title: 'Internet der Dinge (IoT)',
  headTitle: 'Internet der Dinge: Sensoren, die eine Frage beantworten',
  description:
    'Sensoren, die eine Frage beantworten: eine Nacht als Beispiel, wie ein Alarm einen Menschen erreicht, was ein Sensor kostet und wann Papier reicht.',
  picture: 'things-door',
};
