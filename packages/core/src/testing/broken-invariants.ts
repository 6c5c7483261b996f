import { sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';

const APPLICATION_MOVES = `'submitted', 'taken', 'released', 'interview', 'no_show', 'accepted', 'refused', 'reopened',
  'withdrawn'`;

/** What each person was paid for each event and capt, and whether a leader undid one of these entries. */
const paidForRosters = (): string => `
    select entry.guild_id, (string_to_array(entry.key, ':'))[2]::uuid as roster_id, entry.user_id,
      sum(entry.delta + coalesce(undo.delta, 0)) as net, bool_or(undo.id is not null) as undone
    from reputation_entries entry left join reputation_entries undo on undo.reverses = entry.id
    where entry.source in ('event', 'capt') and entry.key like entry.source || ':%'
    group by 1, 2, 3`;

/**
 * What must hold between any two transactions, beyond the constraints of the database. Each statement returns the rows
 * that break its rule, with their guild. Every sum that is stored beside its rows is checked here.
 */
export const INVARIANTS: Readonly<Record<string, string>> = {
  'a member’s reputation is the sum of their ledger': `
    select member.guild_id, member.user_id, member.reputation, coalesce(sum(entry.delta), 0) as ledger
    from members member left join reputation_entries entry using (guild_id, user_id)
    group by member.guild_id, member.user_id
    having member.reputation <> coalesce(sum(entry.delta), 0)`,

  'nobody is in voice longer on a day than it lasts, and no visit is counted beyond its end': `
    select guild_id, user_id, day::text from voice_days where seconds > 25 * 3600
    union all select guild_id, user_id, counted_until::text from voice_visits
    where left_at is not null and counted_until > left_at`,

  'a guild has at most ten keys of a kind': `
    select guild_id, opens, count(*) from guild_keys where revoked_at is null
    group by guild_id, opens having count(*) > 10`,

  'a guild has at most ten webhooks, and one that is off has nothing waiting': `
    select guild_id, count(*)::text as found from webhooks group by guild_id having count(*) > 10
    union all select webhook.guild_id, message.id::text from webhooks webhook
    join webhook_messages message on message.webhook_id = webhook.id and message.state = 'waiting'
    where webhook.off_reason is not null`,

  'each balance in the ledger is the one before it and its own change': `
    select * from (
      select id, guild_id, user_id, delta, balance,
        sum(delta) over (partition by guild_id, user_id order by id) as adds_up_to
      from reputation_entries
    ) entry where balance <> adds_up_to`,

  'a purchase is paid by an entry of the ledger of its buyer': `
    select purchase.guild_id, purchase.id, entry.id as entry_id from shop_purchases purchase
    left join reputation_entries entry on entry.id = purchase.entry_id
    where entry.guild_id is distinct from purchase.guild_id or entry.user_id is distinct from purchase.user_id
      or entry.delta is distinct from -purchase.price or entry.source is distinct from 'shop'`,

  'no offer is sold more often than its stock, unless the stock was lowered since': `
    select offer.guild_id, offer.id, count(*) from shop_offers offer
    join shop_purchases purchase on purchase.offer_id = offer.id
    where offer.version = 0 and not exists (
      select from reputation_entries undo where undo.reverses = purchase.entry_id)
    group by offer.id having count(*) > offer.stock`,

  'what was reversed is reversed by exactly its amount, and for the same person': `
    select undo.guild_id, undo.id, undo.delta, entry.delta as reversed from reputation_entries undo
    join reputation_entries entry on entry.id = undo.reverses
    where undo.delta <> -entry.delta or undo.user_id <> entry.user_id or undo.guild_id <> entry.guild_id`,

  'what lies in a place of the treasury is the sum of its postings': `
    select account.guild_id, account.id, account.balance_cents, coalesce(sum(posting.amount_cents), 0) as posted
    from treasury_accounts account left join treasury_postings posting on posting.account_id = account.id
    group by account.id having account.balance_cents <> coalesce(sum(posting.amount_cents), 0)`,

  'each entry of the treasury moves nothing out of the world, and what the family has by what it says': `
    select entry.guild_id, entry.id, entry.change_cents, sum(posting.amount_cents) as total
    from treasury_entries entry left join treasury_postings posting on posting.entry_id = entry.id
    left join treasury_accounts account on account.id = posting.account_id
    group by entry.id
    having count(posting.entry_id) <> entry.postings or sum(posting.amount_cents) <> 0
      or coalesce(sum(posting.amount_cents) filter (where place in ('bank', 'officer')), 0) <> entry.change_cents`,

  'an operation of the cabinet log has an entry that moved as much in the bank': `
    select line.guild_id, line.minute, line.amount_cents, entry.id from cabinet_log_lines line
    left join treasury_entries entry on entry.id = line.entry_id
    left join treasury_accounts bank on bank.guild_id = line.guild_id and bank.place = 'bank'
    left join treasury_postings posting on posting.entry_id = entry.id and posting.account_id = bank.id
    where posting.amount_cents is distinct from line.amount_cents`,

  'a text of the cabinet log that was taken back has nothing left that stands': `
    select import.guild_id, import.id, entry.id as entry_id from cabinet_log_imports import
    join cabinet_log_lines line on line.import_id = import.id and line.made
    join treasury_entries entry on entry.id = line.entry_id
    where import.status = 'taken_back'
      and not exists (select from treasury_entries back where back.counters_id = entry.id)`,

  'what is owed by paydays is what they settled without what they paid': `
    select coalesce(owed.guild_id, due.guild_id) as guild_id, coalesce(owed.user_id, due.user_id) as user_id,
      owed.cents as owed, due.cents as due
    from (
      select account.guild_id, account.user_id, -sum(posting.amount_cents) as cents
      from treasury_accounts account join treasury_postings posting on posting.account_id = account.id
      join treasury_entries entry on entry.id = posting.entry_id
      left join treasury_entries first on first.id = entry.counters_id
      where account.place = 'owed' and coalesce(first.kind, entry.kind) in ('accrual', 'payout')
      group by 1, 2
    ) owed full join (
      select guild_id, user_id, sum(cents) as cents from (
        select guild_id, user_id, amount_cents as cents from payday_lines where approved
        union all
        select guild_id, user_id, -amount_cents from payday_people where state = 'paid'
      ) each_one group by 1, 2
    ) due using (guild_id, user_id)
    where coalesce(owed.cents, 0) <> coalesce(due.cents, 0)`,

  'a payday knows what its people get, and how much of it was paid': `
    select payday.guild_id, payday.id, payday.people, payday.pay_cents, payday.paid_cents, stored.* from paydays payday
    cross join lateral (
      select count(*) filter (where not left_out) as counted, coalesce(sum(amount_cents), 0) as pay,
        coalesce(sum(amount_cents) filter (where state = 'paid'), 0) as paid
      from payday_people person where person.payday_id = payday.id
    ) stored
    where payday.status = 'approved'
      and (payday.people <> counted or payday.pay_cents <> pay or payday.paid_cents <> paid)`,

  'a payout that is marked has an operation of its amount that was not taken back': `
    select person.guild_id, person.payday_id, person.user_id from payday_people person
    left join treasury_entries entry on entry.id = person.entry_id
    where person.state = 'paid' and (entry.kind is distinct from 'payout' or entry.change_cents <> -person.amount_cents
      or exists (select from treasury_entries back where back.counters_id = entry.id))`,

  'the places of a roster are counted, and without gaps': `
    select roster.guild_id, roster.id, roster.main_count, roster.reserve_count, places.*
    from rosters roster
    cross join lateral (
      select count(*) filter (where list = 'main') as main, count(*) filter (where list = 'reserve') as reserve,
        count(distinct position) filter (where list = 'main') as main_places,
        count(distinct position) filter (where list = 'reserve') as reserve_places,
        coalesce(max(position) filter (where list = 'main'), 0) as last_of_main,
        coalesce(max(position) filter (where list = 'reserve'), 0) as last_of_reserve
      from roster_entries entry where entry.roster_id = roster.id
    ) places
    where roster.main_count <> main or main_places <> main or last_of_main <> main
      or roster.reserve_count <> reserve or reserve_places <> reserve or last_of_reserve <> reserve`,

  'a roster has as many squads as it says, and none has more people than places': `
    select roster.guild_id, roster.id, roster.squad_count, squads.* from rosters roster
    cross join lateral (
      select count(*) as stored, coalesce(bool_or(seated.people > squad.slots), false) as overfull
      from roster_squads squad cross join lateral (
        select count(*) as people from roster_entries entry
        where entry.roster_id = roster.id and entry.squad_id = squad.id and entry.list = 'main'
      ) seated where squad.roster_id = roster.id
    ) squads where roster.squad_count <> stored or overfull`,

  'a roster has only answers that it takes, and on its list are those who come': `
    select answer.guild_id, answer.roster_id, answer.user_id, answer.answer from roster_answers answer
    join rosters roster on roster.id = answer.roster_id
    where not roster.more_answers or (answer.answer = 'late') <> exists (
      select from roster_entries entry where entry.roster_id = answer.roster_id
        and entry.user_id = answer.user_id and entry.list <> 'walk_in')`,

  'only a finished roster has marks and walk-ins': `
    select entry.guild_id, roster_id, user_id, list, attendance from roster_entries entry
    join rosters roster on roster.id = entry.roster_id
    where roster.finished_at is null and (entry.attendance is not null or entry.list = 'walk_in')`,

  'who came to an event or a capt was paid its reward once, unless that was undone by hand': `
    select entry.guild_id, entry.roster_id, entry.user_id, gathering.reward, coalesce(paid.net, 0) as net
    from roster_entries entry
    join (select id, reward from events union all select id, reward from capts) gathering on gathering.id = entry.roster_id
    left join (${paidForRosters()}) paid using (guild_id, roster_id, user_id)
    where entry.attendance = 'attended' and not coalesce(paid.undone, false)
      and coalesce(paid.net, 0) <> gathering.reward`,

  'nobody keeps a payment of an event or a capt that is not finished': `
    select paid.* from (${paidForRosters()}) paid join rosters roster on roster.id = paid.roster_id
    where roster.finished_at is null and paid.net <> 0 and not paid.undone`,

  'the sums of a capt are those of its players': `
    select capt.guild_id, capt.id, capt.players, capt.damage, capt.kills, capt.deaths, sums.*, capt.damage_theirs, their_damage from capts capt
    cross join lateral (
      select count(*) as rows, coalesce(sum(damage), 0) as all_damage, coalesce(sum(kills), 0) as all_kills,
        coalesce(sum(deaths), 0) as all_deaths, coalesce(max(damage), 0) as best_of_damage,
        coalesce(max(kills), 0) as best_of_kills
      from capt_players player where player.capt_id = capt.id and player.side = 'ours'
    ) sums
    cross join lateral (
      select coalesce(sum(damage), 0) as their_damage
      from capt_players player where player.capt_id = capt.id and player.side = 'theirs'
    ) rivals
    where capt.players <> rows or capt.damage <> all_damage or capt.kills <> all_kills or capt.deaths <> all_deaths
      or capt.damage_theirs <> their_damage or capt.best_damage <> best_of_damage or capt.best_kills <> best_of_kills`,

  'a capt counts whom it called and who came': `
    select capt.guild_id, capt.id, capt.selected, capt.came, calls.* from capts capt
    cross join lateral (
      select count(*) as called, count(*) filter (where call.came) as arrived
      from capt_calls call where call.capt_id = capt.id
    ) calls where capt.selected <> called or capt.came <> arrived`,

  'rows of a capt know when it was played': `
    select capt.guild_id, row.capt_id, row.user_id, row.played_at, capt.played_at as of_capt
    from (select capt_id, user_id, played_at from capt_players
      union all select capt_id, user_id, played_at from capt_calls) row
    join capts capt on capt.id = row.capt_id where row.played_at is distinct from capt.played_at`,

  'a member’s sums over all capts are those of their rows': `
    select coalesce(sums.guild_id, rows.guild_id) as guild_id, coalesce(sums.user_id, rows.user_id) as user_id,
      to_jsonb(sums) as sums, to_jsonb(rows) as rows
    from capt_member_sums sums
    full join (
      select guild_id, user_id, sum(capts) as capts, sum(damage) as damage, sum(kills) as kills,
        sum(deaths) as deaths, sum(selected) as selected, sum(came) as came
      from (
        select guild_id, user_id, 1 as capts, damage, kills, deaths, 0 as selected, 0 as came from capt_players
        where side = 'ours' and user_id is not null and played_at is not null
        union all
        select guild_id, user_id, 0, 0, 0, 0, 1, came::int from capt_calls where played_at is not null
      ) one group by guild_id, user_id
    ) rows using (guild_id, user_id)
    where (coalesce(sums.capts, 0), coalesce(sums.damage, 0), coalesce(sums.kills, 0), coalesce(sums.deaths, 0),
        coalesce(sums.selected, 0), coalesce(sums.came, 0))
      <> (coalesce(rows.capts, 0), coalesce(rows.damage, 0), coalesce(rows.kills, 0), coalesce(rows.deaths, 0),
        coalesce(rows.selected, 0), coalesce(rows.came, 0))`,

  'a screenshot stands as its last verdict says that was not undone': `
    select screenshot.guild_id, screenshot.id, screenshot.status, verdict.status as says from screenshots screenshot
    cross join lateral (
      select status, moderated_by, moderated_at from screenshot_verdicts verdict
      where verdict.screenshot_id = screenshot.id and undone_at is null order by id desc limit 1
    ) verdict
    where (screenshot.status, screenshot.moderated_by, screenshot.moderated_at)
      is distinct from (verdict.status, verdict.moderated_by, verdict.moderated_at)`,

  'an approved screenshot is paid once, unless that was undone by hand, and no other is': `
    select screenshot.guild_id, screenshot.id, screenshot.status, screenshot.reward, coalesce(paid.net, 0) as net, paid.standing
    from screenshots screenshot
    left join (
      select (string_to_array(entry.key, ':'))[2]::uuid as id, sum(entry.delta + coalesce(undo.delta, 0)) as net,
        count(*) filter (where undo.id is null) as standing
      from reputation_entries entry left join reputation_entries undo on undo.reverses = entry.id
      where entry.key like 'screenshot:%' group by 1
    ) paid on paid.id = screenshot.id
    where case screenshot.status when 'approved'
      then screenshot.reward <> 0 and (paid.id is null or paid.standing > 1 or paid.net not in (0, screenshot.reward))
      else coalesce(paid.net, 0) <> 0 end`,

  'a file that was taken is one screenshot': `
    select file.guild_id, file.source_id, file.place from submitted_files file
    join screenshots screenshot on screenshot.id = file.screenshot_id
    where (screenshot.guild_id, screenshot.source_id, screenshot.place)
      <> (file.guild_id, file.source_id, file.place)`,

  'the room that pictures take is that of their files': `
    select coalesce(space.guild_id, files.guild_id) as guild_id, space.pictures, space.bytes, files.files, files.size
    from picture_space space
    full join (
      select guild_id, count(*) as files, sum(bytes) as size from (
        select guild_id, bytes from screenshots where file_key <> ''
        union all select guild_id, bytes from warnings where file_key <> ''
        union all select guild_id, bytes from event_pictures
      ) file group by guild_id
    ) files using (guild_id)
    where (coalesce(space.pictures, 0), coalesce(space.bytes, 0)) <> (coalesce(files.files, 0), coalesce(files.size, 0))`,

  'a guild’s tallies are its members’': `
    select coalesce(tally.guild_id, present.guild_id) as guild_id, to_jsonb(tally) as tally, to_jsonb(present) as present
    from (select guild_id, sum(members) as members, sum(reputation) as reputation from family_tallies group by guild_id) tally
    full join (
      select guild_id, count(*) as members, sum(reputation) as reputation from members
      where left_at is null and not is_bot group by guild_id
    ) present using (guild_id)
    where (coalesce(tally.members, 0), coalesce(tally.reputation, 0))
      <> (coalesce(present.members, 0), coalesce(present.reputation, 0))`,

  'a member’s rank is the one of their last change': `
    select change.guild_id, change.user_id, change.to_role_id, rank.role_id from (
      select distinct on (guild_id, user_id) guild_id, user_id, to_role_id from rank_changes
      order by guild_id, user_id, id desc
    ) change left join member_ranks rank using (guild_id, user_id)
    where change.to_role_id is distinct from rank.role_id`,

  'an application stands as its last step says': `
    select application.guild_id, application.id, application.status, entry.kind from applications application
    cross join lateral (
      select kind from application_entries entry where entry.application_id = application.id
        and kind in (${APPLICATION_MOVES})
      order by id desc limit 1
    ) entry
    where application.status <> case entry.kind
      when 'taken' then 'in_review' when 'no_show' then 'in_review' when 'reopened' then 'in_review'
      when 'released' then 'submitted' else entry.kind end`,

  'an application is decided once, until it is opened again': `
    select * from (
      select guild_id, application_id, id, kind, lag(kind) over (partition by application_id order by id) as earlier
      from application_entries where kind in (${APPLICATION_MOVES})
    ) step where kind in ('accepted', 'refused', 'withdrawn') and earlier in ('accepted', 'refused', 'withdrawn')`,

  'a paid order has its payment unless a promo code left nothing to pay, and only a paid one has': `
    select coalesce(orders.guild_id, payment.guild_id) as guild_id, orders.id, orders.status, payment.id as payment from orders
    full join payments payment on payment.order_id = orders.id
    where (orders.status = 'paid' and orders.amount_minor > 0) <> (payment.id is not null)
      and (payment.id is null or payment.order_id is not null)`,

  'a report is owed exactly while its screenshot is approved, for its quantity at its price': `
    select report.guild_id, report.source_id, shot.status, report.amount_cents from reports report
    join screenshots shot on shot.guild_id = report.guild_id and shot.source_id = report.source_id
    join item_prices price on price.id = report.item_price_id
    where (shot.status = 'approved') <> (report.amount_cents is not null)
      or report.amount_cents <> report.accepted_quantity * price.price_cents`,

  'a report for a contract counts exactly while its screenshot is approved, and owes nothing': `
    select report.guild_id, report.source_id, shot.status, report.amount_cents from reports report
    join screenshots shot on shot.guild_id = report.guild_id and shot.source_id = report.source_id
    where report.contract_id is not null
      and ((shot.status = 'approved') <> (report.accepted_at is not null) or report.amount_cents is not null)`,

  'the shares of a confirmed contract and the family’s part are what it pays, to the cent': `
    select contract.guild_id, contract.id, contract.total_cents, contract.family_cents, shared.* from contracts contract
    cross join lateral (
      select coalesce(sum(amount_cents), 0) as members, coalesce(sum(contribution), 0) as brought,
        bool_or(amount_cents > 0 and contribution = 0) as for_nothing
      from contract_shares share where share.contract_id = contract.id
    ) shared
    where contract.status = 'finished' and (members + contract.family_cents <> contract.total_cents or for_nothing
      or contract.total_cents <> contract.amount_cents * case contract.pay when 'unit' then brought else 1 end)`,

  'a contract is on its list what its roster is': `
    select contract.guild_id, contract.id, contract.status, roster.kind, roster.frozen_at from contracts contract
    join rosters roster on roster.id = contract.id
    where roster.kind <> 'contract' or roster.finished_at is not null
      or (contract.status <> 'open') <> (roster.frozen_at is not null)`,

  'a promo code is used by open and paid orders of its own, as often as it counts': `
    select use.guild_id, code.code, code.uses, counted.uses as rows, orders.status from promo_codes code
    cross join lateral (
      select count(*) filter (where not late) as uses from promo_uses where code_id = code.id
    ) counted
    left join promo_uses use on use.code_id = code.id
    left join orders on orders.id = use.order_id
    where code.uses <> counted.uses or orders.status not in ('open', 'paid') or orders.promo_code <> code.code`,

  'each change of a plan begins where the one before it ended': `
    select * from (
      select id, guild_id, before, lag(after) over (partition by guild_id order by id) as ended from subscription_history
    ) change where ended is not null and ended ->> 'status' <> before ->> 'status'
      and before ->> 'status' not in ('expired', 'none')`,
};

const MAX_SHOWN = 3;

/** The sentences that do not hold, each with some of its rows: in the whole database, or of some guilds. */
export const findBrokenInvariants = async (
  db: Queryable,
  guildIds?: readonly string[],
): Promise<string[]> => {
  const broken: string[] = [];
  const among = guildIds === undefined ? sql`true` : sql`guild_id = any(${sql.param(guildIds)}::bigint[])`;
  for (const [sentence, statement] of Object.entries(INVARIANTS)) {
    const { rows } = await db.execute(sql`select * from (${sql.raw(statement)}) broken where ${among}`);
    if (rows.length === 0) continue;
    const shown = rows.slice(0, MAX_SHOWN).map((row) => JSON.stringify(row));
    broken.push(`not so, ${rows.length}×: ${sentence}\n    ${shown.join('\n    ')}`);
  }
  return broken;
};
