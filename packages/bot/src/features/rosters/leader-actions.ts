import type { ErrorCode } from '@famiglia/contract/kit/error-codes';
import { overtaken } from '@famiglia/core/activity/require-version';
import type { Actor } from '@famiglia/core/platform/actor';
import { AppError } from '@famiglia/core/platform/app-error';
import type { Context } from '@famiglia/core/platform/context';
import { findRoster } from '@famiglia/core/rosters/roster.queries';
import { findRoles } from '@famiglia/core/mirror/guild.queries';
import { findMember } from '@famiglia/core/members/member.queries';
import { addParticipant } from '@famiglia/core/rosters/add-participant';
import { cancelRoster } from '@famiglia/core/rosters/cancel-roster';
import { closeRoster } from '@famiglia/core/rosters/close-roster';
import { reopenRoster } from '@famiglia/core/rosters/reopen-roster';
import { findPlaces } from '@famiglia/core/rosters/participant.queries';
import { pinParticipant } from '@famiglia/core/rosters/pin-participant';
import { readSquads } from '@famiglia/core/rosters/read-squads';
import { removeParticipant } from '@famiglia/core/rosters/remove-participant';
import type { RosterOfKind, RosterRef } from '@famiglia/core/rosters/roster-kind';
import type { BotFeature } from '../../feature.ts';
import type { ButtonCall } from '../../kit/interactions/calls.ts';
import { FormRefusal } from '../../kit/interactions/form-refusal.ts';
import { typedText } from '../../kit/interactions/form.ts';
import type { Form } from '../../kit/interactions/form.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { answerActions } from './answer-actions.ts';
import { attendanceActions } from './attendance/attendance-actions.ts';
import { lineUpActions } from './line-up-actions.ts';
import { groupCodeActions } from './group-code-actions.ts';
import { leaderMenu } from './leader-menu.ts';
import type { ChosenPerson } from './leader-menu.ts';
import {
  cancelForm,
  readSlots,
  readTimes,
  seenVersion,
  slotsForm,
  squadsForm,
  timesForm,
} from './leader-forms.ts';
import type { LeaderCall, LeaderMenuContext } from './leader-menu-context.ts';
import { menuTexts } from './menu-texts.ts';
import { loadMenuView } from './menu-view.ts';
import type { DiscordGatheringKind } from './discord-roster-kind.ts';
import { parseSquads } from './parse-squads.ts';
import { refusedPing } from './refused-ping.ts';
import { ledSquadOf } from './squad-select.ts';
import { targetOf } from './target-of.ts';

type Handlers = Required<Pick<BotFeature, 'buttons' | 'selects' | 'modals'>>;

const texts = (call: LeaderCall) => menuTexts[call.language];
const who = ({ bot, actor }: LeaderCall) => [bot.context, actor] as const;

/** The leader's menu below a roster. The use cases decide who is a leader. */
export const leaderActions = (kind: DiscordGatheringKind): Handlers => {
  const requireLeader: LeaderMenuContext['requireLeader'] = async (call) => {
    const target = targetOf(call);
    await kind.requireLeader(...who(call), target.guildId);
    const gathering = await kind.load(call.bot.context.db, target.guildId, target.rosterId);
    if (gathering === null) throw new AppError('not_found');
    return gathering;
  };

  /** Opens a form unless its action would already be refused. */
  const openForm = async (
    call: ButtonCall,
    make: (version: number) => Form | Promise<Form>,
    needsOpen: boolean,
  ): Promise<void> => {
    const current = async (): Promise<Form> => {
      const { status, version } = await requireLeader(call);
      const { guildId, rosterId: targetId } = targetOf(call);
      const refuse = async (code: ErrorCode) => overtaken(call.bot.context.db, code, { guildId, targetId });
      if (status === 'finished' || status === 'cancelled') throw await refuse(`${kind.name}_over`);
      if (needsOpen && status === 'closed') throw await refuse(`${kind.name}_closed`);
      return make(version);
    };
    await call.answer.showForm(await current(), current);
  };

  const menu: LeaderMenuContext['menu'] = async (call, extra = {}) => {
    const { context } = call.bot;
    const { guildId, rosterId } = targetOf(call);
    const view = await loadMenuView(context, kind, { guildId, rosterId });
    if (view === null) throw new AppError('not_found');
    const person =
      extra.personId === undefined ? undefined : await chosen(call, { guildId, rosterId }, extra.personId);
    const warnings = await refusedPing(call.bot, { guildId, rosterId }, call.language);
    return leaderMenu(view, call.language, { person, notice: extra.notice, warnings });
  };

  const lead = async (call: LeaderCall, run: (target: RosterRef) => Promise<unknown>, notice: string) => {
    await run(targetOf(call));
    // A form has the version that it was opened on where a button has a person.
    const personId = call.interaction.isModalSubmit() ? undefined : call.args[1];
    await call.answer.update(await menu(call, { notice, personId }));
  };

  /** Makes a person the leader of a squad, or removes them as its leader. One person leads one squad. */
  const appoint = async (call: LeaderCall, userId: string, squadId: string): Promise<void> => {
    const { guildId, rosterId } = targetOf(call);
    const { version } = await requireLeader(call);
    const squads = (await readSquads(call.bot.context.db, guildId, rosterId)).map((squad) => {
      const { id, name, slots, role_id, leader } = squad;
      const leads = leader?.id === userId;
      const others = leads ? null : (leader?.id ?? null);
      return { id, name, slots, role_id, leader_id: id === squadId && !leads ? userId : others };
    });
    await lead(
      call,
      async (target) => kind.lead.setSquads(...who(call), { ...target, squads, version }),
      texts(call).done,
    );
  };

  const attendance = attendanceActions(kind, { requireLeader, menu });
  const lineUp = lineUpActions(kind);
  const groupCode = groupCodeActions(kind, { requireLeader, menu });

  return {
    buttons: {
      ...attendance.buttons,
      ...answerActions(kind, { menu }),
      ...lineUp.buttons,
      ...groupCode.buttons,
      manage: async (call) => {
        await requireLeader(call);
        await call.answer.replyEphemeral(await menu(call));
      },
      close: async (call) =>
        lead(call, async (target) => closeRoster(...who(call), { ...target, kind }), texts(call).closed),
      reopen: async (call) =>
        lead(call, async (target) => reopenRoster(...who(call), { ...target, kind }), texts(call).reopened),
      slots: async (call) => {
        const { guildId, rosterId } = targetOf(call);
        const make = async (version: number) => {
          const roster = await findRoster(call.bot.context.db, guildId, rosterId);
          return slotsForm(kind.feature, call, roster?.slots ?? null, version);
        };
        await openForm(call, make, true);
      },
      squads: async (call) => {
        const { guildId, rosterId } = targetOf(call);
        const make = async (version: number) =>
          squadsForm(kind.feature, call, await readSquads(call.bot.context.db, guildId, rosterId), version);
        await openForm(call, make, true);
      },
      times: async (call) => {
        const make = async (version: number) =>
          timesForm(
            kind.feature,
            call,
            await kind.lead.readTimes(call.bot.context.db, targetOf(call)),
            version,
          );
        await openForm(call, make, false);
      },
      cancel: async (call) => openForm(call, () => cancelForm(kind.feature, call), false),
      lead: async (call) => {
        const userId = call.args[1] ?? '';
        const act = PERSON_ACTIONS[call.args[2] ?? ''];
        if (act === undefined) throw new AppError('not_found');
        await lead(call, async (target) => act(...who(call), { ...target, kind, userId }), texts(call).done);
      },
    },
    selects: {
      ...attendance.selects,
      ...lineUp.selects,
      person: async (call) => {
        await requireLeader(call);
        await call.answer.update(await menu(call, { personId: call.interaction.values[0] }));
      },
      move: async (call) => {
        const userId = call.args[1] ?? '';
        const [chosenSquad = ''] = call.interaction.values;
        const led = ledSquadOf(chosenSquad);
        if (led !== null) return appoint(call, userId, led);
        const squad = chosenSquad;
        const move = { kind, userId, pinned: 'in' as const, squad };
        return lead(
          call,
          async (target) => pinParticipant(...who(call), { ...target, ...move }),
          texts(call).done,
        );
      },
    },
    modals: {
      ...attendance.modals,
      ...groupCode.modals,
      slots: async (call) => {
        const { typed, slots } = readSlots(call);
        if (slots === null) throw new FormRefusal(texts(call).wrongSlots(escapeText(typed)));
        return lead(
          call,
          async (target) =>
            kind.lead.changeSlots(...who(call), { ...target, slots, version: seenVersion(call.args[1]) }),
          texts(call).done,
        );
      },
      squads: async (call) => {
        const { guildId, rosterId } = targetOf(call);
        const { db } = call.bot.context;
        const roles = await findRoles(db, guildId);
        const read = parseSquads(typedText(call, 'squads'), roles, await readSquads(db, guildId, rosterId));
        if ('wrong' in read) throw new FormRefusal(texts(call).wrongSquads[read.why](escapeText(read.wrong)));
        return lead(
          call,
          async (target) =>
            kind.lead.setSquads(...who(call), {
              ...target,
              squads: read.squads,
              version: seenVersion(call.args[1]),
            }),
          texts(call).done,
        );
      },
      times: async (call) => {
        const times = readTimes(call);
        if ('wrong' in times) throw new FormRefusal(times.wrong);
        return lead(
          call,
          async (target) =>
            kind.lead.setTimes(...who(call), {
              ...target,
              ...times,
              version: seenVersion(call.args[1]),
            }),
          texts(call).done,
        );
      },
      cancel: async (call) => {
        const reason = typedText(call, 'reason');
        await cancelRoster(...who(call), { ...targetOf(call), kind, reason });
        await call.answer.update({ embeds: [], components: [], content: texts(call).cancelled });
      },
    },
  };
};

type PersonAction = (
  context: Context,
  actor: Actor,
  person: RosterOfKind & { userId: string },
) => Promise<unknown>;

const add =
  (reserve: boolean): PersonAction =>
  async (context, actor, person) =>
    addParticipant(context, actor, { ...person, reserve });

const pin =
  (pinned: 'in' | 'out' | null): PersonAction =>
  async (context, actor, person) =>
    pinParticipant(context, actor, { ...person, pinned });

/** What a leader does with one person of a list. */
export const PERSON_ACTIONS: Record<string, PersonAction> = {
  add: add(false),
  add_reserve: add(true),
  remove: removeParticipant,
  pin_in: pin('in'),
  pin_out: pin('out'),
  unpin: pin(null),
};

/** Somebody whom a leader chose, with their place. */
export const chosen = async (
  call: Pick<LeaderCall, 'bot'>,
  target: RosterRef,
  userId: string,
): Promise<ChosenPerson> => {
  const { db } = call.bot.context;
  const [row] = await findPlaces(db, target.guildId, target.rosterId, userId);
  // A participant may have left the guild; any other person must be a member.
  if (row === undefined && (await findMember(db, target.guildId, userId)) === null) {
    throw new AppError('member_not_found');
  }
  return { userId, place: row?.entry ?? null };
};
