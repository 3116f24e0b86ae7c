import { siteConfig } from '../../../site.config.ts';

const { publicKey, serviceId, templates } = siteConfig.emailjs;

/** What the e-mail client adds by itself, for a form that is posted without it. */
const fields = {
  user_id: publicKey,
  service_id: serviceId,
  template_id: templates.jobApplication,
};

/** The hidden fields that the e-mail service wants of every application. */
export function ProtocolFields() {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
