import { siteConfig } from '../../../site.config.ts';

const { publicKey, serviceId, templates } = siteConfig.emailjs;

/** Fields that the e-mail client adds itself, for a native form post. */
const fields = {
  user_id: publicKey,
  service_id: serviceId,
  template_id: templates.jobApplication,
};

/** Hidden fields that the e-mail service requires. */
export function ProtocolFields() {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
