import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openDatabase } from '../../server/db/database.ts';
import { migrations } from '../../server/db/migrations.ts';
import { sqliteDialect } from '../../server/db/sqlite-dialect.ts';
import { readEnv } from '../../server/env.ts';
import { searchLeads } from '../../server/leads/search-leads.ts';
import { onBothEngines } from './engines.ts';

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

onBothEngines('a database of an earlier release', (fresh) => {
  const text = {
    name: '',
    phone: '',
    subject: '',
    comment: '',
    job: '',
    page: '',
    details: '{}',
  };
  /** Creates storage as of the release whose last migration was that one. */
  async function databaseAt(last: string) {
    const env = readEnv(await fresh('empty'));
    const url = env.DATABASE_URL;
    const dialect = url
      ? new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) })
      : sqliteDialect(env.DATA_DIR);
    const db = new Kysely<Record<string, Record<string, unknown>>>({ dialect });
    const provider = migrations(url ? 'postgres' : 'sqlite');
    const { error } = await new Migrator({ db, provider }).migrateTo(last);
    expect(error).toBeUndefined();
    return { env, db };
  }

  test('is migrated: existing subscribers count as confirmed, mails stay', async () => {
    const { env, db } = await databaseAt('0001-leads');
    await db
      .insertInto('lead')
      .values({
        id: 'l',
        form: 'subscribe',
        status: 'new',
        email: 'a@b.example',
        created_at: 7,
        ...text,
      })
      .execute();
    await db
      .insertInto('subscriber')
      .values({ id: 's', email: 'a@b.example', lead_id: 'l', created_at: 7 })
      .execute();
    const mail = {
      id: 'm',
      lead_id: 'l',
      kind: 'subscription-company',
      recipient: 'x@y.example',
      state: 'dead',
      attempts: 10,
      next_at: 8,
      last_error: '451',
      created_at: 7,
      sent_at: null,
    };
    await db.insertInto('outbox').values(mail).execute();
    await db.destroy();

    const database = await openDatabase(env, silent);
    const rows = await database.db.selectFrom('subscriber').selectAll().execute();
    expect(rows).toMatchObject([{ id: 's', confirmed_at: 7, unsubscribed_at: null, asked: 0 }]);
    const mails = await database.db.selectFrom('outbox').selectAll().execute();
    expect(mails).toEqual([{ ...mail, told_in: null, claimed_by: null }]);
    // Rows are still deleted with their lead, and mails without a lead are allowed now.
    await database.db
      .insertInto('outbox')
      .values({
        ...mail,
        id: 'n',
        lead_id: null,
        kind: 'dead-mails-company',
        state: 'sent',
        told_in: null,
      })
      .execute();
    await database.db.deleteFrom('lead').execute();
    const left = await database.db.selectFrom('outbox').select('id').execute();
    expect(left).toEqual([{ id: 'n' }]);
    await database.close();
  });

  test('keeps the appointments of all leads that requested them, including duplicates of one person', async () => {
    const { env, db } = await databaseAt('0004-appointments');
    const slot = '2026-11-24T13:30';
    const Appointment = 'Tuesday, November 24, 1:30 pm';
    const leads = [
      { id: 'first', email: 'Ann@b.example', details: { Appointment, Fear: 'eleven' } },
      { id: 'again', email: 'ann@B.example', details: { Appointment } },
      { id: 'other-time', email: 'ann@b.example', details: { Appointment: 'tomorrow' } },
      { id: 'other-person', email: 'bo@b.example', details: { Appointment } },
    ];
    for (const { details, ...lead } of leads)
      await db
        .insertInto('lead')
        .values({
          ...text,
          ...lead,
          form: 'contact',
          status: 'new',
          details: JSON.stringify(details),
          created_at: 7,
        })
        .execute();
    const spam = { id: 'spam', email: '', form: 'contact', status: 'spam', created_at: 7 };
    const details = JSON.stringify({ Lead: 'fake', 'file not kept': 'cv.pdf' });
    await db
      .insertInto('lead')
      .values({ ...text, ...spam, details })
      .execute();
    await db.insertInto('appointment').values({ diary: 'd', slot, lead_id: 'first' }).execute();
    await db.destroy();
    const database = await openDatabase(env, silent);
    const asked = await database.db
      .selectFrom('appointment_request')
      .selectAll()
      .orderBy('lead_id')
      .execute();
    expect(asked).toEqual([
      { lead_id: 'again', diary: 'd', slot },
      { lead_id: 'first', diary: 'd', slot },
    ]);
    // Facts that have a table are no longer among the posted fields.
    const kept = await database.db
      .selectFrom('lead')
      .select(['id', 'details', 'unkept_file'])
      .orderBy('id')
      .execute();
    expect(kept.map(({ id, details, unkept_file }) => [id, details, unkept_file])).toEqual([
      ['again', '{}', null],
      ['first', '{"Fear":"eleven"}', null],
      ['other-person', JSON.stringify({ Appointment }), null],
      ['other-time', '{"Appointment":"tomorrow"}', null],
      ['spam', '{"Lead":"fake"}', 'cv.pdf'],
    ]);
    await database.close();
  });

  test('finds all leads that were there before, as new ones of nobody', async () => {
    const { env, db } = await databaseAt('0010-submissions');
    // More than one batch, in an order that is not that of their arrival.
    const ids = Array.from({ length: 450 }, (_, at) => `lead${(at * 7919) % 450}`);
    for (let from = 0; from < ids.length; from += 50) {
      const leads = ids.slice(from, from + 50).map((id, at) => ({
        ...{ ...text, id, form: 'contact', status: at % 9 ? 'new' : 'spam', created_at: from },
        ...{ name: `Ödön ${id}.`, email: 'a@b.example', details: '{"Room":"Gull"}' },
      }));
      await db.insertInto('lead').values(leads).execute();
    }
    await db.destroy();
    const database = await openDatabase(env, silent);
    const range = { limit: 1000, offset: 0 };
    const open = await searchLeads(database.db, { ...range, text: 'ödön gull' });
    const spam = await searchLeads(database.db, { ...range, text: 'ödön gull', state: 'spam' });
    expect([open.total, spam.total]).toEqual([396, 54]);
    expect(open.leads.every((one) => one.progress === 'new' && one.assigned_to === '')).toBe(true);
    for (const id of ids.slice(0, 9)) {
      const found = await searchLeads(database.db, { ...range, text: `${id}.` });
      const hidden = await searchLeads(database.db, { ...range, text: `${id}.`, state: 'spam' });
      expect([...found.leads, ...hidden.leads].map((one) => one.id)).toEqual([id]);
    }
    await database.db.deleteFrom('lead').execute();
    expect(await database.db.selectFrom('lead_search').selectAll().execute()).toEqual([]);
    await database.close();
  });

  test('gets a migration that comes with a version after one of a higher number has run', async () => {
    const { env, db } = await databaseAt('0011-lead-state');
    const engine = env.DATABASE_URL ? 'postgres' : 'sqlite';
    const { '0012-notifications': skipped, ...others } = await migrations(engine).getMigrations();
    expect(skipped).toBeDefined();
    const own = new Migrator({ db, provider: { getMigrations: async () => others } });
    expect((await own.migrateToLatest()).error).toBeUndefined();
    await db.destroy();
    const database = await openDatabase(env, silent);
    expect(await database.db.selectFrom('daily_summary').selectAll().execute()).toEqual([]);
    await database.close();
  });

  test('does not open without the column of a field, and names column and step', async () => {
    const env = readEnv(await fresh('empty'));
    const database = await openDatabase(env, silent);
    await database.db.schema.alterTable('lead').dropColumn('subject').execute();
    await database.close();
    const opened = openDatabase(env, silent);
    await expect(opened).rejects.toThrow(
      /form-fields\.ts lists subject, but the table lead has no such column\..*next migration/,
    );
  });
});
