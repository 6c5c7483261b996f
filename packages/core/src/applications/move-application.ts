import { APPLICATION_STEPS, mayStep } from '@famiglia/contract/applications/application-steps';
import type { ReviewStep } from '@famiglia/contract/applications/application-steps';
import { applicationRoutes, REMINDER_MINUTES } from '@famiglia/contract/applications/applications';
import type { EntryKind } from '@famiglia/contract/applications/applications';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findRoleContext, findStanding } from '../bot-permissions/bot-permissions.queries.ts';
import { giftProblem, giftRefusal } from '../bot-permissions/role-gifts.ts';
import { overtaken, requireVersion } from '../activity/require-version.ts';
import { lockMember } from '../members/member.queries.ts';
import { claimStatic, renameMemberIn } from '../members/rename-member.ts';
import { findBlacklisted } from '../blacklist/blacklist.queries.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { requireOthers } from '../settings/require-others.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { GuildAccess } from '../platform/guild-access.ts';
import { applications } from '../platform/db/schema/applications.ts';
import type { UseCase } from '../platform/use-case.ts';
import { lockApplication, updateApplication } from './application.queries.ts';
import type { ApplicationRow } from './application.queries.ts';
import type { OpenApplication } from './draft.ts';
import { orderNicknames } from '../nicknames/nickname.queries.ts';
import { findForm } from './form.queries.ts';
import { readApplication } from './present-application.ts';
import { recordEntry } from './record-entry.ts';

const ENTRIES: Readonly<Record<ReviewStep, EntryKind>> = {
  take: 'taken',
  release: 'released',
  call: 'interview',
  no_show: 'no_show',
  accept: 'accepted',
  refuse: 'refused',
  reopen: 'reopened',
};

/** One step of a reviewer. */
export const moveApplication: UseCase<typeof applicationRoutes.step> = async (context, actor, input) => {
  const { guildId, applicationId, step, text, version } = input;
  const { permissions } = await requireGuildAccess(context, actor, guildId, applicationRoutes.step.access);
  const { userId: reviewerId } = requireSignedIn(actor);
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    const { application, form } = await lockForReview(tx, guildId, applicationId, reviewerId, step);
    if (!mayStep(step, application.status))
      throw await overtakenReview(tx, 'application_step_refused', application);
    await requireVersion(tx, {
      seen: version,
      stored: application.version,
      changes: changesOf(application),
      read: async () => readApplication(tx, guildId, applicationId),
    });
    if (step === 'reopen') await requireNoOther(tx, application);
    if (step === 'accept') {
      if (input.confirmed !== true) await requireUnlisted(tx, application, now);
      await requireGivable(tx, form, { reviewerId, permissions });
      await nameMember(context, tx, application, reviewerId);
    }
    const at = step === 'call' ? new Date(input.at ?? now) : null;
    const moved = await updateApplication(tx, application, {
      status: APPLICATION_STEPS[step].to,
      changedAt: now,
      ...changeOf(step, { reviewerId, text, at, now }),
    });
    await recordEntry(
      context,
      tx,
      { application: moved, form },
      { kind: ENTRIES[step], authorId: reviewerId, text, at },
    );
    return readApplication(tx, guildId, applicationId);
  });
};

const changeOf = (
  step: ReviewStep,
  { reviewerId, text, at, now }: { reviewerId: string; text: string; at: Date | null; now: Date },
): Partial<ApplicationRow> => {
  switch (step) {
    case 'take':
    case 'no_show':
      return { takenBy: reviewerId, interviewAt: null };
    case 'release':
      return { takenBy: null };
    case 'call':
      return { takenBy: reviewerId, interviewAt: at, remindedAt: isSoon(at, now) ? now : null };
    case 'accept':
    case 'refuse':
      return { decidedBy: reviewerId, decidedAt: now, reason: text };
    case 'reopen':
      return { decidedBy: null, decidedAt: null, reason: '', takenBy: reviewerId };
  }
};

/** The invitation itself is the reminder of an interview that begins this soon. */
const isSoon = (at: Date | null, now: Date): boolean =>
  at !== null && at.getTime() - now.getTime() <= REMINDER_MINUTES * 60_000;

const changesOf = ({ guildId, id }: ApplicationRow) => ({ guildId, noted: { application_id: id } });

/** A refusal with the application as it is, and what another reviewer did to it. */
export const overtakenReview = async (
  tx: Transaction,
  code: 'application_step_refused' | 'application_taken',
  application: ApplicationRow,
): Promise<AppError> => {
  const current = await readApplication(tx, application.guildId, application.id);
  return overtaken(tx, code, changesOf(application), current);
};

/** An application under review, locked. Who is not its reviewer may only release it. */
export const lockForReview = async (
  tx: Transaction,
  guildId: string,
  applicationId: string,
  reviewerId: string,
  step?: ReviewStep,
): Promise<OpenApplication> => {
  const application = await lockApplication(tx, guildId, applicationId);
  if (application === null || application.status === 'draft') throw new AppError('not_found');
  await requireOthers(tx, guildId, reviewerId, [application.userId]);
  const form = await findForm(tx, guildId, application.formId);
  if (form === null) throw new AppError('not_found');
  const isOthers = application.takenBy !== null && application.takenBy !== reviewerId;
  if (isOthers && application.status === 'in_review' && step !== 'release')
    throw await overtakenReview(tx, 'application_taken', application);
  return { application, form };
};

/** Whoever accepts somebody on the blacklist has to say that they know. */
const requireUnlisted = async (
  tx: Transaction,
  { guildId, userId, staticId, ingameNick }: ApplicationRow,
  now: Date,
): Promise<void> => {
  const listed = await findBlacklisted(tx, guildId, { userId, staticId, nick: ingameNick }, now);
  if (listed.length > 0) throw new AppError('candidate_blacklisted');
};

/** The person may have sent another one since the decision. */
const requireNoOther = async (tx: Transaction, { guildId, formId, userId, id }: ApplicationRow) => {
  const open = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.guildId, guildId),
        eq(applications.formId, formId),
        eq(applications.userId, userId),
        ne(applications.id, id),
        inArray(applications.status, [...APPLICATION_STEPS.withdraw.from]),
      ),
    );
  if (open.length > 0) throw new AppError('application_open');
};

/** Nobody accepts into a role with rights in the panel that they do not have. What the bot gives to nobody is left out later. */
const requireGivable = async (
  tx: Transaction,
  { guildId, definition }: OpenApplication['form'],
  { reviewerId, permissions }: { reviewerId: string; permissions: GuildAccess['permissions'] },
): Promise<void> => {
  const roleContext = await findRoleContext(tx, guildId);
  const standing = await findStanding(tx, guildId, reviewerId);
  const gift = { place: 'acceptance', decider: standing && { standing, permissions } } as const;
  const errors = roleContext.roles
    .filter((role) => definition.gives_role_ids.includes(role.id))
    .filter((role) => giftRefusal(roleContext, role, gift) === 'grants_more')
    .map((role) => ({ field: 'step', message: giftProblem('grants_more', role, gift) }));
  if (errors.length > 0) throw new AppError('role_rights_missing', { errors });
};

/** Stores the in-game name of the application. A static id that another member has is left to the leaders. */
const nameMember = async (
  context: Context,
  tx: Transaction,
  { guildId, userId, ingameNick, staticId }: ApplicationRow,
  actorId: string,
): Promise<void> => {
  const member = await lockMember(tx, guildId, userId);
  if (member === null || member.leftAt !== null) throw new AppError('candidate_left');
  const isFree = staticId !== null && (await claimStatic(tx, { guildId, userId, staticId }));
  const name = {
    ...(ingameNick === null ? {} : { ingameNick }),
    ...(isFree ? { staticId } : {}),
  };
  await renameMemberIn(context, tx, { guildId, userId, actorId, name, expected: {} });
  const { nicknames } = await findSettings(tx, guildId);
  if (nicknames.on_acceptance) await orderNicknames(tx, guildId, [userId]);
};
