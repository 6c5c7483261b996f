import { Client } from 'pg';
import { GUILD_ID } from '../http/bench-guild.ts';

export const MEMBERS = 1000;
export const APPLICATIONS = 1000;
export const FILE_ENTRIES = 10_000;
export const SIGN_UPS = 50_000;
/** The member with the long file. */
export const VETERAN = 500_000_000_000_000_001n;
/** An application that leaders talked about with the candidate. */
export const APPLICATION_ID = '00000000-0000-4000-8000-000000000500';

const FORM_ID = '00000000-0000-4000-8000-00000000f001';
const NEEDS = `'{"reputation": 100, "days": 7, "events": 3, "capts": 1, "span_days": 90, "reliability": 50, "days_in_rank": 3, "voice_hours": 0, "no_warnings": true}'::jsonb`;
const STEPS = 5;
const ROSTERS = SIGN_UPS / 50;

/** Makes the bench's guild a family of 1,000 with years of applications, ranks, sign-ups, warnings and one very long file. */
export const enlargeFamily = async (connectionString: string): Promise<void> => {
  const client = new Client(connectionString);
  await client.connect();
  try {
    await fill(async (text) => void (await client.query(text)));
    await client.query(`vacuum analyze`);
  } finally {
    await client.end();
  }
};

const fill = async (run: (text: string) => Promise<void>): Promise<void> => {
  // Without triggers, which keep counts that nothing here is asked for.
  await run(`set session_replication_role = replica; set synchronous_commit = off`);
  await run(`
    insert into members (guild_id, user_id, username, display_name, role_ids, joined_at, reputation, ingame_nick, static_id)
    select ${GUILD_ID}, ${VETERAN - 1n} + n, 'member_' || n, 'Участник ' || n, '{}', now() - n * interval '1 day', n * 3,
      'Ivan_Petrov_' || n, (50000 + n)::text
    from generate_series(1, ${MEMBERS}) n`);
  await run(`
    insert into application_forms (id, guild_id, name, is_open, definition, shown_state, created_by, created_at)
    select '${FORM_ID}', ${GUILD_ID}, 'В семью', true, jsonb_build_object('intro', '', 'questions', '[]'::jsonb,
      'channel_id', null, 'review_channel_id', null, 'gives_role_ids', '[]'::jsonb, 'takes_role_ids', '[]'::jsonb,
      'applicant_role_ids', '[]'::jsonb, 'cooldown_days', 0, 'opens_at', null, 'closes_at', null, 'most_open', 0,
      'refusal_reasons', '[]'::jsonb, 'texts', '{"received": "", "interview": "", "accepted": "", "refused": ""}'::jsonb),
      'open', owner_id, now() from guilds where id = ${GUILD_ID}`);
  await run(`
    insert into applications (id, guild_id, form_id, user_id, status, answers, ingame_nick, static_id, taken_by, interview_at,
      decided_by, decided_at, changed_at, submitted_at)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, ${GUILD_ID}, '${FORM_ID}', ${VETERAN - 1n} + n, status,
      jsonb_build_array(jsonb_build_object('id', 'about', 'label', 'О себе', 'type', 'long', 'value', repeat('играю каждый вечер ', 20))),
      'Ivan_Petrov_' || n, (50000 + n)::text, case when status in ('in_review', 'accepted', 'refused') then ${VETERAN} end,
      case when status = 'interview' then now() end, case when status in ('accepted', 'refused') then ${VETERAN} end,
      case when status in ('accepted', 'refused') then sent + interval '5 hours' end, sent, sent
    from generate_series(1, ${APPLICATIONS}) n
    cross join lateral (select now() - n * interval '2 hours' as sent,
      (array['submitted', 'in_review', 'interview', 'accepted', 'accepted', 'refused', 'withdrawn'])[n % 7 + 1] as status) state`);
  await run(`
    insert into application_entries (guild_id, application_id, kind, author_id, text, created_at, told)
    select guild_id, id, case when n % 2 = 0 then 'question' else 'answer' end, user_id, 'Когда играешь?', submitted_at, 'dm'
    from applications cross join generate_series(1, 20) n`);
  await run(`
    insert into activity (guild_id, type, actor_id, target_kind, target_id, data, created_at)
    select ${GUILD_ID}, (array['warning.given', 'rank.promoted', 'member.renamed', 'vacation.approved', 'reputation.changed'])[n % 5 + 1],
      ${VETERAN}, 'member', '${VETERAN}', '{}', now() - n * interval '1 hour'
    from generate_series(1, ${FILE_ENTRIES * 1.25}) n`);
  await run(`
    insert into member_notes (id, guild_id, user_id, author_id, text, created_at)
    select gen_random_uuid(), ${GUILD_ID}, ${VETERAN}, ${VETERAN}, 'Хорошо держит высоту', now() from generate_series(1, 100)`);
  await run(`
    insert into warnings (id, guild_id, user_id, kind, reason, weight, issued_by, created_at, ends_at)
    select gen_random_uuid(), ${GUILD_ID}, ${VETERAN - 1n} + 1 + n % ${MEMBERS}, 'warning', 'Опоздание', 1, ${VETERAN},
      now() - n * interval '6 hours', now() - n * interval '6 hours' + interval '30 days'
    from generate_series(1, ${MEMBERS}) n`);
  await run(`
    insert into roles (guild_id, id, name, color, position, permissions, managed)
    select ${GUILD_ID}, 700000000000000000 + n, 'Ранг ' || n, 0, n, 0, false from generate_series(1, ${STEPS}) n`);
  await run(`
    insert into rank_ladders (guild_id, version, updated_by, updated_at) values (${GUILD_ID}, 1, ${VETERAN}, now());
    insert into rank_steps (guild_id, role_id, position, name, requirements)
    select ${GUILD_ID}, 700000000000000000 + n, n, 'Ранг ' || n, ${NEEDS} from generate_series(1, ${STEPS}) n;
    insert into member_ranks (guild_id, user_id, role_id, since)
    select ${GUILD_ID}, ${VETERAN - 1n} + n, 700000000000000001 + n % ${STEPS}, now() - interval '10 days'
    from generate_series(1, ${MEMBERS}) n`);
  await run(`
    insert into rosters (id, guild_id, kind, slots, criteria, main_count, frozen_at, finished_at)
    select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, ${GUILD_ID},
      case when n % 4 = 0 then 'capt' else 'event' end, 50, '{first_come}', 50, moment, moment
    from generate_series(1, ${ROSTERS}) n cross join lateral (select now() - n * interval '8 hours' as moment) time`);
  await run(`
    insert into roster_entries (roster_id, guild_id, user_id, sequence, signed_up_at, chose_reserve, list, position,
      reason, attendance)
    select roster.id, ${GUILD_ID}, ${VETERAN - 1n} + 1 + (roster.number * 37 + place * 19) % ${MEMBERS}, place, finished_at, false,
      'main', place, '{"criterion": "room", "mine": null, "cutoff": null}',
      case when (roster.number + place) % 5 = 0 then 'absent' else 'attended' end
    from (select *, row_number() over (order by id) as number from rosters) roster cross join generate_series(1, 50) place`);
};
