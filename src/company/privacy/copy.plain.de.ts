import type { SiteConfig } from '../../../site.config.ts';
import { addressLine } from '../../content/address-lines.ts';
import { unbroken } from '../../content/unbroken.ts';
import { captchaSection, chatSection, emailServiceNote, formsNote } from './choices.ts';
import { hasGdpr } from './gdpr.ts';
import type { PrivacyPage } from './privacy-page.ts';
import { shopParagraph } from './shop-paragraph.ts';
import {
  cookiesNote,
  countingNote,
  embedsNote,
  listRetention,
  privacyLead,
  subscriptionNote,
} from './third-parties.ts';

/** Days after which messages and applications are deleted. */
export const retentionDays = 365;

/**
 * Returns the text of `/privacy`, true for this configuration: choosing another third party in
 * `site.config.ts` changes the page, and nothing else has to.
 */
export function privacyPage(config: SiteConfig): PrivacyPage {
  const { company } = config;
  const { address } = company;
  return {
    heading: 'Was wir über Sie wissen und wie lange.',
    lead: privacyLead(config),
    updated: '[Tag der letzten Änderung]',
    contentsHeading: 'Auf dieser Seite',
    sections: [
      {
        id: 'who',
        heading: 'Wer verantwortlich ist',
        paragraphs: [
          `${company.legalName}, ${addressLine(address)}. Sie erreichen uns unter ${unbroken(company.phone)} und per E-\u2060Mail.`,
        ],
        links: [{ title: company.email, link: `mailto:${company.email}` }],
      },
      {
        id: 'reading',
        heading: 'Wenn Sie nur lesen',
        paragraphs: [
          'Seiten, Bilder und Schriften kommen vom Server dieser Website. Um Ihnen eine Seite zu schicken, muss er währenddessen Ihre Netzwerkadresse (IP-\u2060Adresse) kennen. Er schreibt diese Adresse nicht auf: In unserem Protokoll steht, dass etwas schiefging oder dass eine Nachricht gespeichert wurde, aber weder für wen noch von wo.',
          `${countingNote(config)} Die Suche dieser Website läuft in Ihrem Browser, in einem Verzeichnis, das er von uns lädt; wonach Sie suchen, bleibt bei Ihnen.`,
          ...embedsNote(config),
        ],
      },
      {
        id: 'forms',
        heading: 'Wenn Sie uns etwas senden',
        paragraphs: [formsNote(config)],
        items: [
          {
            title: 'Eine Nachricht',
            content:
              'Ihr Name, Ihre E-\u2060Mail-Adresse, Ihre Telefonnummer, was Sie schreiben und die Seite, von der aus Sie schreiben. Wir verwenden es, um Ihnen zu antworten, und für nichts anderes.',
          },
          {
            title: 'Ein Termin',
            content:
              'Dasselbe und die Uhrzeit. Damit niemand den ganzen Kalender ausbucht, bewahren wir dazu eine Kennung auf, die aus Ihrer Netzwerkadresse berechnet ist und aus der sich die Adresse nicht ablesen lässt, bis einen Tag nach dem Termin.',
          },
          {
            title: 'Eine Bewerbung',
            content:
              'Dasselbe, die Stelle und Ihr Lebenslauf. Das lesen diejenigen von uns, die darüber entscheiden.',
          },
          {
            title: 'Eine Anmeldung zum Newsletter',
            content: subscriptionNote(config),
          },
        ],
      },
      {
        id: 'where',
        heading: 'Wohin es geht',
        paragraphs: [
          'Was Sie senden, ist in der Datenbank dieser Website gespeichert, bevor Sie lesen, dass es angekommen ist. Danach schickt der Server es per E-\u2060Mail an uns und eine kurze Bestätigung an Sie, über unseren E-\u2060Mail-Anbieter, [Name Ihres E-Mail-Anbieters], und mit dem üblichen Protokoll für E-\u2060Mails (SMTP). Auf Ihrer Seite geht eine E-\u2060Mail ebenfalls durch einen Anbieter.',
          ...emailServiceNote(config),
          'Wir verkaufen nichts, vermieten nichts und geben nichts weiter, es sei denn, ein Gesetz oder ein Gericht verpflichtet uns dazu.',
        ],
      },
      {
        id: 'how-long',
        heading: 'Für wie lange',
        paragraphs: [
          `Nachrichten und Bewerbungen samt Lebensläufen löschen wir, wenn sie älter als ${retentionDays} Tage sind. Wenn wir danach zusammenarbeiten, kommen unsere Briefe und E-\u2060Mails zu den Akten dieser Arbeit, solange das Gesetz es für Geschäftsunterlagen verlangt.`,
          `${listRetention(config)} Kopien in unseren Backups verschwinden innerhalb von [wie vielen] Tagen danach.`,
        ],
      },
      {
        id: 'abuse',
        heading: 'Gegen Missbrauch',
        paragraphs: [
          'Damit niemand die Formulare überfluten kann, zählt der Server, wie viele Eingaben in den letzten zehn Minuten von einer Netzwerkadresse kamen. Der Zähler steht im Arbeitsspeicher oder, wo sich mehrere Server die Arbeit teilen, in einer gemeinsamen Tabelle; er verfällt von selbst und wird nicht mit Ihrer Nachricht verbunden.',
          'Damit niemand mit den Formularen ein fremdes Postfach füllen kann, zählt er auch die E-\u2060Mails, die sie an diesem Tag an eine Adresse ausgelöst haben, und sendet höchstens drei. Dieser Zähler wird innerhalb von drei Tagen gelöscht.',
          'Eine Nachricht, die nach einem Programm aussieht, wird mit dem Grund beiseitegelegt. Ein Mensch sieht sie durch, falls sich die Maschine geirrt hat, und sie wird gelöscht wie die anderen.',
        ],
      },
      captchaSection(config),
      chatSection(config),
      {
        id: 'browser',
        heading: 'Was in Ihrem Browser bleibt',
        paragraphs: [
          `${cookiesNote(config)} Wenn Sie eine Bewerbung senden, merkt sich Ihr Browser bis zum Schließen des Tabs, wann das war, damit ein Doppelklick sie nicht zweimal sendet. Diese Notiz verlässt Ihr Gerät nie.`,
          ...shopParagraph(
            config,
            'Auch der Warenkorb des Shops bleibt in Ihrem Browser, bis Sie ihn dort leeren: welche Dinge, wie viele, zu welchem Preis. Er wird nie an uns gesendet.',
          ),
        ],
      },
      {
        id: 'rights',
        heading: 'Was Sie verlangen können',
        paragraphs: [
          'Wenn Sie fragen, sagen wir Ihnen, was wir über Sie gespeichert haben, schicken Ihnen eine Kopie, berichtigen oder löschen es. Sie müssen keinen Grund nennen, und wir schreiben Ihnen, wenn es erledigt ist.',
          hasGdpr(address.country)
            ? 'Sie haben die Rechte der Datenschutz-Grundverordnung und können sich bei der Aufsichtsbehörde an Ihrem Wohnort beschweren.'
            : 'Wenn Ihnen das Recht an Ihrem Wohnort weitere Rechte gibt, wie in der Europäischen Union oder in Kalifornien, haben Sie diese auch hier, und Sie können sich bei der Behörde an Ihrem Wohnort beschweren.',
        ],
        links: [{ title: `Schreiben Sie an ${company.email}`, link: `mailto:${company.email}` }],
      },
      {
        id: 'impressum',
        heading: 'Impressum',
        paragraphs: [`${company.legalName}, ${addressLine(address)}`],
        items: [
          { title: 'Vertreten durch', content: '[Vorname und Nachname, mit der Funktion]' },
          { title: 'Kontakt', content: `${unbroken(company.phone)}, ${company.email}` },
          { title: 'Register', content: '[Registergericht und Registernummer, sonst streichen]' },
          {
            title: 'Umsatzsteuer-Identifikationsnummer',
            content: '[Ihre Umsatzsteuer-Identifikationsnummer, sonst streichen]',
          },
        ],
      },
    ],
  };
}
