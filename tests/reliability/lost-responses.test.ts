import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/db/database.ts';
import { readEnv } from '../../server/env.ts';
import { siteConfig } from '../../site.config.ts';
import { diaries } from '../../src/forms/appointments/diaries.ts';
import { freeDays } from '../../src/forms/appointments/diary.ts';
import { buildForTests, type ChildServer, smallSite, startChild } from './child-server.ts';
import { onBothEngines } from './engines.ts';
import { type Fate, sendTo } from './lost-responses.ts';
import { type Post, scripted, scriptless, signed } from './repeated-posts.ts';
import { full } from './sizes.ts';
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts';
import { waitFor } from './wait-for.ts';

const submissions = full ? 500 : 120;
const atOnce = 24;
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const kinds = [...Object.values(scripted), ...Object.values(scriptless)];
const withScript = Object.keys(scripted).length;
/** One in ten requests a slot of its own. */
const slots = freeDays(diaries.dentist, new Date(), [])
  .slice(1)
  .flatMap(({ slots }) => slots);

/** One submission with the bytes of each of its repeats. */
async function submission(at: number): Promise<Post> {
  const kind = at % kinds.length;
  const slot = kind === 0 ? slots[at / kinds.length] : undefined;
  const fields = {
    name: `Person ${at}`,
    email: `person-${at}@example.com`,
    ...(kind < withScript ? await signed() : {}),
    ...(slot ? { diary: diaries.dentist.name, appointment: slot } : {}),
  };
  const make = kinds[kind];
  if (!make) throw new Error('no such form');
  return make(fields);
}

/** Shuffles with a seeded generator. */
function shuffled<T>(list: readonly T[]): T[] {
  let state = 20_261_122;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
  const rest = [...list];
  return list.flatMap(() => rest.splice(random(rest.length), 1));
}

onBothEngines('lost responses', (fresh) => {
  const site = smallSite();
  const servers: ChildServer[] = [];
  let sink: SmtpSink;
  beforeAll(async () => {
    sink = await startSmtpSink();
    await buildForTests();
  });
  afterAll(async () => {
    await sink.stop();
    site.remove();
  });

  test(`${submissions} submissions, three times each at two processes: the same number of leads and mails to the owner`, async () => {
    const settings = {
      ...(await fresh()),
      SITE_DIR: site.folder,
      SMTP_URL: sink.url,
      RATE_LIMIT: '0',
      LOG_LEVEL: 'silent',
    };
    servers.push(await startChild(settings), await startChild(settings));
    const posts = await Promise.all(Array.from({ length: submissions }, (_, at) => submission(at)));
    const fates: Fate[] = ['read', 'cut', 'left'];
    const work = shuffled(posts.flatMap((post) => fates.map((fate) => ({ post, fate }))));
    const answers: string[] = [];
    const count = work.length;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let job = work.pop(); job; job = work.pop()) {
          const { url = '' } = servers[work.length % 2] ?? {};
          const answer = await sendTo(url, job.post, job.fate);
          if (answer !== null) answers.push(answer);
        }
      }),
    );
    expect(count).toBe(3 * submissions);
    expect(answers).toHaveLength(submissions);
    expect(answers.filter((answer) => !/^303 |"mail_sent"|^200 OK$/.test(answer))).toEqual([]);

    const { db, close } = await openDatabase(readEnv(settings), silent);
    await waitFor('the outbox to empty', async () => {
      const waiting = db.selectFrom('outbox').select('id').where('state', '!=', 'sent');
      return (await waiting.executeTakeFirst()) === undefined;
    });
    const leads = await db.selectFrom('lead').select(['email', 'status']).execute();
    await close();
    expect(leads.filter(({ status }) => status === 'spam')).toEqual([]);
    expect(leads).toHaveLength(submissions);
    expect(new Set(leads.map(({ email }) => email)).size).toBe(submissions);
    const toOwner = sink.mails.filter(({ to }) => to?.[0]?.address === siteConfig.company.email);
    expect(toOwner).toHaveLength(submissions);
    expect(new Set(toOwner.map(({ replyTo }) => replyTo?.[0]?.address)).size).toBe(submissions);
    for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
    servers.length = 0;
    sink.mails.length = 0;
  });
});
