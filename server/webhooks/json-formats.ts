import { diaryOf } from '../../src/forms/appointments/schema.ts';
import { detailsOf, textsOf } from '../lead-texts.ts';
import type { WebhookFacts } from './webhook-facts.ts';

/**
 * Formats a lead for the owner's own receivers, as docs/deploy.md describes it. Fields that are
 * empty are left out of `fields`.
 */
export function jsonBody(facts: WebhookFacts): string {
  const { lead, kind, appointment, file } = facts;
  const filledFields = Object.entries(textsOf(lead)).filter(([, value]) => value !== '');
  return JSON.stringify({
    id: lead.id,
    kind,
    status: lead.status,
    reason: lead.reason,
    receivedAt: new Date(lead.created_at).toISOString(),
    page: lead.page,
    // Own fields last: no further field can take their place.
    fields: Object.fromEntries([...detailsOf(lead), ...filledFields]),
    appointment: appointment && {
      diary: appointment.diary,
      time: appointment.slot,
      timeZone: diaryOf(appointment.diary)?.timeZone ?? null,
      booked: appointment.isBooked,
    },
    file: file && { name: file.name, type: file.type, bytes: file.size },
  });
}

/**
 * Formats a lead as one flat object for Zapier and Make, whose steps pick values by key. Its own
 * keys are always there, if empty, since both learn them from one sample.
 */
export function flatBody(facts: WebhookFacts): string {
  const { webhookId, lead, kind, appointment, file } = facts;
  return JSON.stringify({
    ...flatDetails(facts),
    delivery_id: webhookId,
    id: lead.id,
    kind,
    status: lead.status,
    reason: lead.reason ?? '',
    received_at: new Date(lead.created_at).toISOString(),
    page: lead.page,
    ...textsOf(lead),
    appointment_diary: appointment?.diary ?? '',
    appointment_time: appointment?.slot ?? '',
    appointment_booked: appointment?.isBooked ?? false,
    file_name: file?.name ?? '',
    file_type: file?.type ?? '',
    file_bytes: file?.size ?? 0,
  });
}

/**
 * Returns further fields by keys such as `field_arrival_date`; a number distinguishes equal ones.
 */
function flatDetails({ lead }: WebhookFacts): Record<string, string> {
  const flatFields: Record<string, string> = {};
  for (const [name, value] of detailsOf(lead)) {
    const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const key = ['field', ...words].join('_');
    let uniqueKey = key;
    for (let copy = 2; uniqueKey in flatFields; copy += 1) uniqueKey = `${key}_${copy}`;
    flatFields[uniqueKey] = value;
  }
  return flatFields;
}
