import { randomUUID } from 'node:crypto';
import { startingForm } from '@famiglia/contract/applications/application-texts';
import { MAX_APPLICATIONS_PER_DAY } from '@famiglia/contract/applications/applications';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordJoinsAndLeaves } from '../activity/record-joins-and-leaves.ts';
import { findMember } from '../members/member.queries.ts';
import { listTimeline } from '../personnel-file/list-timeline.ts';
import { applications } from '../platform/db/schema/applications.ts';
import { blacklistEntries } from '../platform/db/schema/blacklist.ts';
import { guilds, members, roles } from '../platform/db/schema/guilds.ts';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { addApplication, addForm, ANSWERS } from '../testing/test-applications.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { beginForgetting } from '../privacy/begin-forgetting.ts';
import { forgetPerson } from '../privacy/forget-person.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole, leaveGuild, newId } from '../testing/test-guild.ts';
import { findNickname } from '../nicknames/keep-nicknames.ts';
import { findUndoneAcceptance, recordAcceptedRoles } from './accepted-roles.ts';
import { findAcceptedMember } from './accepted-member.ts';
import { answerReviewer, askCandidate } from './candidate-messages.ts';
import { saveAnswers, startApplication, submitApplication, withdrawApplication } from './fill-application.ts';
import { getApplication } from './get-application.ts';
import { exportApplications, listApplications } from './list-applications.ts';
import { listForms } from './list-forms.ts';
import { moveApplication } from './move-application.ts';
import { createForm, deleteForm, updateForm } from './save-form.ts';
import { getStatistics } from './statistics.ts';
import { watchApplications } from './watch-applications.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const PAGE = { limit: 50, offset: 0 };

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const family = async (change: Parameters<typeof addForm>[3] = {}) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const form = await addForm(context, guildId, ownerId, change);
  const candidateId = await addMember(context.db, guildId, { displayName: 'Dante' });
  const owner = panelActor(ownerId);
  const step = async (
    applicationId: string,
    name: Parameters<typeof moveApplication>[2]['step'],
    more: { text?: string; at?: string; by?: string } = {},
  ) =>
    moveApplication(context, panelActor(more.by ?? ownerId), {
      guildId,
      applicationId,
      step: name,
      text: more.text ?? '',
      ...(more.at === undefined ? {} : { at: more.at }),
    });
  const apply = async (userId = candidateId, answers: Record<string, string> = ANSWERS) =>
    addApplication(context, guildId, form.id, userId, answers);
  return { guildId, ownerId, owner, form, candidateId, candidate: discordActor(candidateId), step, apply };
};

const refused = (code: string) => ({ code });

test('a draft continues where it ended, keeps wrong answers, and is sent once they are right', async () => {
  const { guildId, form, candidate } = await family();
  const { application } = await startApplication(context, candidate, { guildId, formId: form.id });
  const applicationId = application.id;
  const send = async () => submitApplication(context, candidate, { guildId, applicationId });
  await saveAnswers(context, candidate, { guildId, applicationId, values: { nick: 'Dante', age: 'old' } });
  context.travel(20 * HOUR_MS);
  const again = await startApplication(context, candidate, { guildId, formId: form.id });
  expect(again.application.answers.map(({ id, value }) => [id, value])).toEqual([
    ['nick', 'Dante'],
    ['age', 'old'],
  ]);
  await expect(send()).rejects.toMatchObject(refused('application_incomplete'));
  await saveAnswers(context, candidate, { guildId, applicationId, values: ANSWERS });
  expect((await send()).application).toMatchObject({ status: 'submitted', staticId: '70233' });
  await expect(send()).rejects.toMatchObject(refused('application_step_refused'));
  await expect(startApplication(context, candidate, { guildId, formId: form.id })).rejects.toMatchObject(
    refused('application_open'),
  );
});

test('a draft is kept for a day and is nobody else’s', async () => {
  const { guildId, form, candidate, owner } = await family();
  const { application } = await startApplication(context, candidate, { guildId, formId: form.id });
  const applicationId = application.id;
  const values = ANSWERS;
  const stranger = discordActor(await addMember(context.db, guildId));
  await expect(saveAnswers(context, stranger, { guildId, applicationId, values })).rejects.toMatchObject(
    refused('not_found'),
  );
  await expect(getApplication(context, owner, { guildId, applicationId })).rejects.toMatchObject(
    refused('not_found'),
  );
  context.travel(DAY_MS);
  await expect(saveAnswers(context, candidate, { guildId, applicationId, values })).rejects.toMatchObject(
    refused('application_draft_gone'),
  );
  await watchApplications(context);
  expect(await context.db.select().from(applications).where(eq(applications.id, applicationId))).toEqual([]);
});

test('two clicks at once make one draft', async () => {
  const { guildId, form, candidate } = await family();
  const both = await Promise.all(
    [1, 2].map(async () => startApplication(context, candidate, { guildId, formId: form.id })),
  );
  expect(new Set(both.map(({ application }) => application.id)).size).toBe(1);
});

test('a form takes nobody while it is closed, full, for other roles, or too soon after a refusal', async () => {
  const { guildId, owner, form, candidateId, candidate, step, apply } = await family();
  const begin = async () => startApplication(context, candidate, { guildId, formId: form.id });
  let { version } = form;
  const change = async (changes: object) => {
    const { id, state: _, waiting: __, version: ___, ...body } = form;
    ({ version } = await updateForm(context, owner, { guildId, formId: id, ...body, ...changes, version }));
  };
  await change({ is_open: false });
  await expect(begin()).rejects.toMatchObject(refused('application_form_closed'));
  await change({ closes_at: context.clock().toISOString() });
  await expect(begin()).rejects.toMatchObject(refused('application_form_closed'));
  await change({ applicant_role_ids: [await addRole(context.db, guildId)] });
  await expect(begin()).rejects.toMatchObject(refused('application_not_for_you'));
  await change({ most_open: 1 });
  const other = await apply(await addMember(context.db, guildId));
  await expect(begin()).rejects.toMatchObject({ code: 'applications_full', limit: 1 });
  await step(other, 'accept');
  const mine = await apply(candidateId);
  await step(mine, 'refuse', { text: 'Too young' });
  await expect(begin()).rejects.toMatchObject(refused('application_cooldown'));
  context.travel(7 * DAY_MS);
  await expect(begin()).resolves.toBeDefined();
});

test('nobody sends more than three applications with one form in a day', async () => {
  const { guildId, candidate, apply } = await family();
  for (let sent = 0; sent < MAX_APPLICATIONS_PER_DAY; sent += 1) {
    const applicationId = await apply();
    await withdrawApplication(context, candidate, { guildId, applicationId });
  }
  await expect(apply()).rejects.toMatchObject(refused('applications_too_often'));
});

test('an application that one reviewer took can only be released by another', async () => {
  const { guildId, ownerId, candidateId, step, apply } = await family();
  const roleId = await addRole(context.db, guildId, {
    granted: ['applications.manage', 'applications.view'],
  });
  const colleague = await addMember(context.db, guildId, { roleIds: [roleId] });
  const id = await apply();
  await expect(step(id, 'take', { by: candidateId })).rejects.toMatchObject(refused('permission_denied'));
  expect(await step(id, 'take')).toMatchObject({ status: 'in_review', taken_by: { id: ownerId } });
  await expect(step(id, 'accept', { by: colleague })).rejects.toMatchObject(refused('application_taken'));
  await expect(step(id, 'take', { by: colleague })).rejects.toMatchObject(refused('application_taken'));
  expect(await step(id, 'release', { by: colleague })).toMatchObject({ status: 'submitted', taken_by: null });
  expect(await step(id, 'take', { by: colleague })).toMatchObject({ taken_by: { id: colleague } });
  await expect(step(id, 'no_show', { by: colleague })).rejects.toMatchObject(
    refused('application_step_refused'),
  );
});

test('a step on an older page is refused with what another reviewer did, also where the status allows it', async () => {
  const { guildId, owner, apply } = await family();
  const roleId = await addRole(context.db, guildId, {
    granted: ['panel.view', 'applications.manage', 'applications.view'],
  });
  const colleagueId = await addMember(context.db, guildId, { roleIds: [roleId], displayName: 'Vera' });
  const colleague = discordActor(colleagueId);
  const applicationId = await apply();
  const one = { guildId, applicationId, text: '' };
  const { version } = await getApplication(context, owner, { guildId, applicationId });
  const at = (hours: number) => new Date(context.clock().getTime() + hours * HOUR_MS).toISOString();
  const called = await moveApplication(context, colleague, { ...one, step: 'call', at: at(2), version });
  // Another time for the interview could be set now, but this reviewer has not seen the first one.
  await expect(
    moveApplication(context, owner, { ...one, step: 'call', at: at(5), version }),
  ).rejects.toMatchObject({
    code: 'version_conflict',
    current: { interview_at: called.interview_at, version: called.version },
    change: { type: 'application.interview', actor: { id: colleagueId } },
  });
  // Where the status forbids it, the refusal names the step instead.
  await moveApplication(context, owner, { ...one, step: 'refuse', text: 'Later', version: called.version });
  await expect(
    moveApplication(context, colleague, { ...one, step: 'accept', version: called.version }),
  ).rejects.toMatchObject({ code: 'application_step_refused', current: { status: 'refused' } });
});

test('questions and answers are kept with the application and told to the candidate', async () => {
  const { guildId, owner, candidate, apply } = await family();
  const applicationId = await apply();
  await askCandidate(context, owner, { guildId, applicationId, text: 'Which server?' });
  await answerReviewer(context, candidate, { guildId, applicationId, text: 'Phoenix' });
  const { entries } = await getApplication(context, owner, { guildId, applicationId });
  expect(entries.map(({ kind, text, told }) => [kind, text, told])).toEqual([
    ['submitted', '', null],
    ['question', 'Which server?', null],
    ['answer', 'Phoenix', 'nobody'],
  ]);
  const wanted = await context.db
    .select()
    .from(deliveryRequests)
    .where(eq(deliveryRequests.guildId, guildId));
  expect(wanted.filter(({ kind }) => kind === 'application_notice')).toHaveLength(2);
  const stranger = discordActor(await addMember(context.db, guildId));
  await expect(
    answerReviewer(context, stranger, { guildId, applicationId, text: 'I am not Dante' }),
  ).rejects.toMatchObject(refused('not_found'));
});

test('an interview is reminded of once, and missing it leads back to the reviewer', async () => {
  const { guildId, owner, step, apply } = await family();
  const id = await apply();
  await step(id, 'call', { at: new Date(context.clock().getTime() + HOUR_MS).toISOString() });
  await watchApplications(context);
  context.travel(50 * 60 * 1000);
  await Promise.all([watchApplications(context), watchApplications(context)]);
  await watchApplications(context);
  expect(await step(id, 'no_show')).toMatchObject({ status: 'in_review', interview_at: null });
  // Called at once: the invitation is the reminder.
  await step(id, 'call');
  await watchApplications(context);
  const { entries } = await getApplication(context, owner, { guildId, applicationId: id });
  expect(entries.map(({ kind }) => kind)).toEqual([
    'submitted',
    'interview',
    'reminder',
    'no_show',
    'interview',
  ]);
});

test('acceptance stores the in-game name, asks for roles and nickname, and stands in the personnel file', async () => {
  const { guildId, ownerId, owner, candidateId, step, form, apply } = await family();
  const gives = await addRole(context.db, guildId, { name: 'Family' });
  const takes = await addRole(context.db, guildId, { name: 'Guest' });
  const { id: formId, state: _, waiting: __, ...body } = form;
  await updateForm(context, owner, {
    guildId,
    formId,
    ...body,
    gives_role_ids: [gives],
    takes_role_ids: [takes],
  });
  const id = await apply();
  await step(id, 'take');
  const rolesAsked = async () =>
    context.db
      .select({ kind: deliveryRequests.kind })
      .from(deliveryRequests)
      .where(and(eq(deliveryRequests.guildId, guildId), eq(deliveryRequests.kind, 'application_roles')));
  expect(await rolesAsked()).toEqual([]);
  await step(id, 'accept');
  expect(await findMember(context.db, guildId, candidateId)).toMatchObject({
    ingameNick: 'Ivan_Petrov',
    staticId: '70233',
  });
  // They do not have the role that would be taken.
  expect(await findAcceptedMember(context, guildId, id)).toEqual({
    userId: candidateId,
    give: [gives],
    take: [],
    refused: false,
  });
  expect(await findNickname(context, guildId, candidateId)).toBe('Ivan_Petrov | 70233');
  expect(await rolesAsked()).toHaveLength(1);
  const file = await listTimeline(context, panelActor(ownerId), { guildId, userId: candidateId, ...PAGE });
  expect(file.items.map(({ type }) => type)).toEqual([
    'application.accepted',
    'member.renamed',
    'application.submitted',
  ]);
});

test('nobody above the bot is named, and no role above it is given, whatever the form said', async () => {
  const { guildId, ownerId, candidateId, step, apply, owner, form } = await family();
  const gives = await addRole(context.db, guildId, { position: 2 });
  const { id: formId, state: _, waiting: __, ...body } = form;
  await updateForm(context, owner, { guildId, formId, ...body, gives_role_ids: [gives] });
  const ofBot = await addRole(context.db, guildId, { position: 3 });
  const bot = await addMember(context.db, guildId, { isBot: true, roleIds: [ofBot] });
  await context.db.update(guilds).set({ botUserId: bot }).where(eq(guilds.id, guildId));
  const id = await apply();
  await step(id, 'accept');
  expect(await findAcceptedMember(context, guildId, id)).toMatchObject({ give: [gives], refused: false });
  await context.db.update(roles).set({ position: 4 }).where(eq(roles.id, gives));
  expect(await findAcceptedMember(context, guildId, id)).toMatchObject({ give: [], refused: true });
  const high = await addRole(context.db, guildId, { position: 5 });
  await context.db
    .update(members)
    .set({ roleIds: [high] })
    .where(eq(members.userId, candidateId));
  expect(await findNickname(context, guildId, candidateId)).toBeNull();
  const ofOwner = await apply(ownerId);
  await step(ofOwner, 'accept');
  expect(await findNickname(context, guildId, ownerId)).toBeNull();
});

test('a static id of another member is not taken from them, and nobody who left is accepted', async () => {
  const { guildId, candidateId, step, apply } = await family();
  await addMember(context.db, guildId, { staticId: '70233' });
  const id = await apply();
  await leaveGuild(context, guildId, candidateId);
  await expect(step(id, 'accept')).rejects.toMatchObject(refused('candidate_left'));
  const other = await addMember(context.db, guildId);
  await step(await apply(other), 'accept');
  expect(await findMember(context.db, guildId, other)).toMatchObject({
    ingameNick: 'Ivan_Petrov',
    staticId: null,
  });
});

test('of two who are accepted at once with one static id, one has it, and both are accepted', async () => {
  const { guildId, step, apply } = await family();
  for (const staticId of ['90011', '90012', '90013']) {
    const pair = [await addMember(context.db, guildId), await addMember(context.db, guildId)];
    const ids: string[] = [];
    for (const userId of pair) ids.push(await apply(userId, { ...ANSWERS, static: staticId }));
    const accepted = await Promise.all(ids.map(async (id) => step(id, 'accept')));
    expect(accepted.map(({ status }) => status)).toEqual(['accepted', 'accepted']);
    const claims = await Promise.all(pair.map(async (userId) => findMember(context.db, guildId, userId)));
    expect(new Set(claims.map((member) => member?.staticId))).toEqual(new Set([staticId, null]));
  }
});

test('reviewers see the blacklist, doubles, former members and earlier refusals', async () => {
  const { guildId, owner, candidateId, step, apply } = await family({ cooldown_days: 0 });
  const twin = await addMember(context.db, guildId, { displayName: 'Twin', staticId: '70233' });
  const rival = await addMember(context.db, guildId, { displayName: 'Rival' });
  await context.db.insert(blacklistEntries).values({
    id: randomUUID(),
    guildId,
    nick: 'ivan petrov',
    reason: 'Sold our plans',
    addedBy: twin,
    createdAt: context.clock(),
  });
  await apply(rival, { ...ANSWERS, static: '11111', nick: 'ivan_petrov' });
  await context.db.transaction(async (tx) =>
    recordJoinsAndLeaves(context, tx, guildId, { joined: [], left: [candidateId] }),
  );
  await step(await apply(), 'refuse', { text: 'Later' });
  const id = await apply();
  const { marks, earlier } = await getApplication(context, owner, { guildId, applicationId: id });
  expect(marks).toEqual([
    { kind: 'blacklisted', person: null, note: 'Sold our plans' },
    { kind: 'same_static', person: { id: twin, name: 'Twin' }, note: '' },
    { kind: 'same_nick', person: { id: rival, name: 'Rival' }, note: '' },
    { kind: 'former_member', person: null, note: '' },
    { kind: 'refused_before', person: null, note: '' },
  ]);
  expect(earlier).toMatchObject([{ status: 'refused' }]);
});

test('a refusal can be taken back, unless the person applied again', async () => {
  const { candidateId, step, apply } = await family({ cooldown_days: 0 });
  const id = await apply();
  await step(id, 'refuse', { text: 'Later' });
  expect(await step(id, 'reopen')).toMatchObject({ status: 'in_review', reason: '', decided_by: null });
  await step(id, 'refuse', { text: 'Later' });
  await apply(candidateId);
  await expect(step(id, 'reopen')).rejects.toMatchObject(refused('application_open'));
});

test('somebody on the blacklist is accepted only by a person who says so', async () => {
  const { guildId, ownerId, candidateId, apply, step } = await family();
  const id = await apply();
  await context.db.insert(blacklistEntries).values({
    id: randomUUID(),
    guildId,
    userId: candidateId,
    reason: 'Leaked',
    addedBy: ownerId,
    createdAt: context.clock(),
  });
  await expect(step(id, 'accept')).rejects.toMatchObject(refused('candidate_blacklisted'));
  const confirmed = { guildId, applicationId: id, step: 'accept', text: '', confirmed: true } as const;
  expect(await moveApplication(context, panelActor(ownerId), confirmed)).toMatchObject({
    status: 'accepted',
  });
});

test('an acceptance can be taken back: exactly the roles that it gave and took are undone', async () => {
  const { guildId, candidateId, apply, step } = await family();
  const [given, taken, own] = [newId(), await addRole(context.db, guildId, { position: 1 }), newId()];
  const id = await apply();
  await step(id, 'accept');
  await recordAcceptedRoles(context, guildId, id, { give: [given], take: [taken] });
  const has = { roleIds: [given, own] };
  await context.db.update(members).set(has).where(eq(members.userId, candidateId));
  expect(await findUndoneAcceptance(context, guildId, id)).toBeNull();
  await context.db.delete(deliveryRequests).where(eq(deliveryRequests.guildId, guildId));
  expect(await step(id, 'reopen')).toMatchObject({ status: 'in_review' });
  const asked = await context.db.select().from(deliveryRequests).where(eq(deliveryRequests.guildId, guildId));
  expect(asked.map(({ kind }) => kind)).toContain('application_roles');
  expect(await findUndoneAcceptance(context, guildId, id)).toMatchObject({ give: [taken], take: [given] });
  await recordAcceptedRoles(context, guildId, id, { give: [], take: [] });
  expect(await findUndoneAcceptance(context, guildId, id)).toBeNull();
});

test('a form names only channels and roles that exist and that the person may use', async () => {
  const { guildId, owner, form } = await family();
  const role = await addRole(context.db, guildId, { granted: ['applications.manage'], position: 3 });
  const manager = discordActor(await addMember(context.db, guildId, { roleIds: [role] }));
  const high = await addRole(context.db, guildId, { position: 9 });
  const save = async (by: typeof owner, change: object) =>
    createForm(context, by, { guildId, name: 'Main', is_open: true, ...startingForm('en'), ...change });
  await expect(save(owner, { channel_id: newId() })).rejects.toMatchObject({
    errors: [{ field: 'channel_id', message: 'unknown_channel' }],
  });
  await expect(save(manager, { gives_role_ids: [high] })).rejects.toMatchObject({
    errors: [{ field: 'gives_role_ids', message: 'role_above_you' }],
  });
  await expect(save(owner, { gives_role_ids: [high], takes_role_ids: [high] })).rejects.toMatchObject({
    errors: [{ field: 'takes_role_ids', message: 'repeated' }],
  });
  await expect(save(owner, { questions: [] })).rejects.toMatchObject(refused('application_form_empty'));
  await expect(save(owner, { name: 'FAMILY' })).rejects.toMatchObject(refused('application_form_exists'));
  const { id: formId, state: _, waiting: __, ...body } = form;
  await updateForm(context, owner, { guildId, formId, ...body, intro: 'Hello' });
  await expect(
    updateForm(context, owner, { guildId, formId, ...body, intro: 'Other' }),
  ).rejects.toMatchObject({ code: 'version_conflict', current: { intro: 'Hello' } });
});

test('a deleted form leaves the list, its applications stay and are still decided', async () => {
  const { guildId, owner, form, step, apply } = await family();
  const id = await apply();
  await deleteForm(context, owner, { guildId, formId: form.id });
  expect((await listForms(context, owner, { guildId })).items).toEqual([]);
  expect(await step(id, 'accept')).toMatchObject({ status: 'accepted', form: { name: 'Family' } });
});

test('a schedule has the message in Discord drawn anew when it ends', async () => {
  const { guildId } = await family({
    closes_at: new Date(context.clock().getTime() + HOUR_MS).toISOString(),
  });
  const posts = async () =>
    (await context.db.select().from(deliveryRequests).where(eq(deliveryRequests.guildId, guildId))).filter(
      ({ kind }) => kind === 'application_post',
    ).length;
  await watchApplications(context);
  expect(await posts()).toBe(1);
  context.travel(HOUR_MS);
  await watchApplications(context);
  await watchApplications(context);
  expect(await posts()).toBe(2);
});

test('the list puts those that wait first, filters and searches; the file has the same', async () => {
  const { guildId, owner, form, step, apply } = await family();
  const decided = await apply();
  await step(decided, 'refuse', { text: 'Later' });
  context.travel(1000);
  const first = await apply(await addMember(context.db, guildId, { displayName: 'Рокко' }), {
    ...ANSWERS,
    static: '90001',
  });
  context.travel(1000);
  const second = await apply(await addMember(context.db, guildId));
  const list = async (filter: object = {}) =>
    (await listApplications(context, owner, { guildId, ...PAGE, ...filter })).items.map(({ id }) => id);
  expect(await list()).toEqual([first, second, decided]);
  expect(await list({ status: 'refused' })).toEqual([decided]);
  expect(await list({ status: 'waiting', formId: form.id })).toEqual([first, second]);
  expect(await list({ search: '90001' })).toEqual([first]);
  expect(await list({ search: 'рокко' })).toEqual([first]);
  let csv = '';
  for await (const chunk of await exportApplications(context, owner, { guildId })) csv += chunk;
  expect(csv).toContain('About you: Every evening');
  expect(csv.split('\r\n').filter((line) => line.startsWith('"Family"'))).toHaveLength(3);
});

test('statistics have waiting times, shares, recruiters, and who is still there after 30 days', async () => {
  const { guildId, ownerId, owner, candidateId, step, apply } = await family();
  const stays = await apply();
  const leaves = await apply(await addMember(context.db, guildId));
  const gone = await addMember(context.db, guildId);
  const third = await apply(gone);
  context.travel(2 * HOUR_MS);
  await step(stays, 'accept');
  await step(third, 'accept');
  await step(leaves, 'refuse', { text: 'Later' });
  await leaveGuild(context, guildId, gone);
  context.travel(31 * DAY_MS);
  const statistics = await getStatistics(context, owner, { guildId, days: 90 });
  const share = { received: 3, accepted: 2, refused: 1, median_hours: 2 };
  expect(statistics).toMatchObject({
    total: { ...share, withdrawn: 0, waiting: 0 },
    forms: [{ name: 'Family', ...share }],
    recruiters: [{ id: ownerId, name: 'Owner', ...share }],
    stayed: { accepted: 2, present: 1 },
  });
  expect(candidateId).not.toBe(gone);
});

test('what a forgotten person wrote in applications is gone', async () => {
  const { guildId, candidateId, apply } = await family();
  await apply();
  await forgetPerson(context, (await beginForgetting(context, context.db, candidateId)).id);
  expect(await context.db.select().from(applications).where(eq(applications.guildId, guildId))).toEqual([]);
});
