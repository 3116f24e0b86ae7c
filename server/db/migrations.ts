import type { MigrationProvider } from 'kysely/migration';
import type { Engine } from './engine.ts';
import { leadMigration } from './migrations/0001-leads.ts';
import { consentMigration } from './migrations/0002-consent.ts';
import { noticeMigration } from './migrations/0003-notice.ts';
import { appointmentMigration } from './migrations/0004-appointments.ts';
import { outboxClaimMigration } from './migrations/0005-outbox-claim.ts';
import { appointmentRequestMigration } from './migrations/0006-appointment-requests.ts';
import { postedFieldsApartMigration } from './migrations/0007-posted-fields-apart.ts';
import { appointmentHoldMigration } from './migrations/0008-appointment-holds.ts';
import { spamTextMigration } from './migrations/0009-spam-text.ts';
import { submissionMigration } from './migrations/0010-submissions.ts';
import { leadStateMigration } from './migrations/0011-lead-state.ts';
import { notificationMigration } from './migrations/0012-notifications.ts';
import { deskMigration } from './migrations/0013-desk.ts';

/** All migrations in order. A migration that was released is never changed; add the next one. */
export const migrations = (engine: Engine): MigrationProvider => ({
  getMigrations: async () => ({
    '0001-leads': leadMigration(engine),
    '0002-consent': consentMigration,
    '0003-notice': noticeMigration(engine),
    '0004-appointments': appointmentMigration,
    '0005-outbox-claim': outboxClaimMigration,
    '0006-appointment-requests': appointmentRequestMigration,
    '0007-posted-fields-apart': postedFieldsApartMigration,
    '0008-appointment-holds': appointmentHoldMigration,
    '0009-spam-text': spamTextMigration,
    '0010-submissions': submissionMigration,
    '0011-lead-state': leadStateMigration,
    '0012-notifications': notificationMigration,
    '0013-desk': deskMigration,
  }),
});
