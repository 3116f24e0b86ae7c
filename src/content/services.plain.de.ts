import type { FeatureItem } from './schema/feature-item.ts';

/** Services in the service carousel. */
export const services: FeatureItem[] = [
  {
    icon: 'app-window',
    title: 'Webanwendungen',
    content: 'Werkzeuge für Ihr Team, gebaut nach der Art, wie bei Ihnen gearbeitet wird.',
    linkTitle: 'Zu den Webanwendungen',
    link: '/page/web-dev',
  },
  {
    icon: 'shopping-basket',
    title: 'Onlineshops',
    content: 'Vom Bild auf der Seite bis zum Paket vor der Tür.',
    linkTitle: 'Zu den Onlineshops',
    link: '/page/Ecommerce',
  },
  {
    icon: 'smartphone',
    title: 'Apps',
    content: 'Für die Arbeit unterwegs, auch dort, wo kein Netz ist.',
    linkTitle: 'Zu den Apps',
    link: '/page/MobileAppDev',
  },
  {
    icon: 'gauge',
    title: 'Schnellere Seiten',
    content: 'Wir suchen, was eine Seite langsam macht, und nehmen es heraus.',
    linkTitle: 'Mit einer Prüfung anfangen',
    link: '/page/contact-us',
  },
  {
    icon: 'accessibility',
    title: 'Weniger Barrieren',
    content:
      'Wir prüfen Ihre Website mit Tastatur, Vorleseprogramm und großer Schrift und bessern nach.',
    linkTitle: 'Um einen Test bitten',
    link: '/page/contact-us',
  },
  {
    icon: 'truck',
    title: 'Umzüge',
    content: 'Von einem alten System auf ein neues, und die alten Adressen funktionieren weiter.',
    linkTitle: 'Einen Umzug planen',
    link: '/page/contact-us',
  },
  {
    icon: 'wrench',
    title: 'Pflege',
    content: 'Updates, Backups und jemand, der Ihre Website kennt.',
    linkTitle: 'Nach der Pflege fragen',
    link: '/page/contact-us',
  },
  {
    icon: 'pen-line',
    title: 'Texte für den Bildschirm',
    content: 'Knöpfe, die sagen, was sie tun, und Meldungen, die sagen, wie es weitergeht.',
    linkTitle: 'Eine Seite zeigen',
    link: '/page/contact-us',
  },
];
