import { findSettings } from '@famiglia/core/settings/settings.queries';
import { AppError } from '@famiglia/core/platform/app-error';
import { findPresentMembers } from '@famiglia/core/rosters/attendance.queries';
import { undoFinish } from '@famiglia/core/rosters/undo-finish';
import { logLine } from '../../../kit/texts/log-line.ts';
import type { BotFeature } from '../../../feature.ts';
import type { ButtonCall, ModalCall, SelectCall } from '../../../kit/interactions/calls.ts';
import { FormRefusal } from '../../../kit/interactions/form-refusal.ts';
import { makeCustomId } from '../../../kit/interactions/custom-id.ts';
import type { DiscordGatheringKind } from '../discord-roster-kind.ts';
import type { LeaderCall, LeaderMenuContext } from '../leader-menu-context.ts';
import { targetOf } from '../target-of.ts';
import { catchUp, createDrafts, markOf, markPage, marksOf, newDraft } from './attendance-draft.ts';
import type { AttendanceDraft } from './attendance-draft.ts';
import { PAGE, attendanceMessage } from './attendance-message.ts';
import { loadSheet } from './attendance-sheet.ts';
import type { AttendanceSheet } from './attendance-sheet.ts';
import { attendanceTexts } from './attendance-texts.ts';

/** How many people with different marks a notice names. */
const MAX_NAMED = 15;

/** The attendance actions of the leader's menu: finish, correct and undo. */
export const attendanceActions = (
  kind: DiscordGatheringKind,
  { requireLeader, menu }: LeaderMenuContext,
): Required<Pick<BotFeature, 'buttons' | 'selects' | 'modals'>> => {
  const drafts = createDrafts();

  const sheetOf = async (call: LeaderCall): Promise<AttendanceSheet> =>
    loadSheet(call.bot.context, call.actor, kind, targetOf(call));

  const show = async (
    call: LeaderCall,
    draft: AttendanceDraft,
    sheet: AttendanceSheet,
    notice?: string,
  ): Promise<void> => {
    const page = Number(call.args[2] ?? 0);
    const shown = { feature: kind.feature, language: call.language, page, notice };
    await call.answer.update({ content: '', ...attendanceMessage(draft, sheet, shown) });
  };

  /** Runs an action with the leader's draft, updated from the list; opens the menu instead if the draft is lost. */
  const withDraft = async (
    call: LeaderCall,
    run: (draft: AttendanceDraft, sheet: AttendanceSheet, changed: boolean) => Promise<void>,
  ): Promise<void> => {
    await requireLeader(call);
    const draft = drafts.find(call.args[1], targetOf(call).rosterId);
    if (draft === null) {
      return call.answer.update(await menu(call, { notice: attendanceTexts[call.language].lost }));
    }
    const sheet = await sheetOf(call);
    return run(draft, sheet, catchUp(draft, sheet));
  };

  const mark =
    <Call extends ButtonCall | SelectCall>(
      change: (draft: AttendanceDraft, sheet: AttendanceSheet, call: Call) => Promise<string | void> | void,
    ) =>
    async (call: Call): Promise<void> =>
      withDraft(call, async (draft, sheet) => {
        const notice = await change(draft, sheet, call);
        await show(call, draft, sheet, notice ?? undefined);
      });

  /** Another leader saved first: shows who, what, and whose marks differ. The next press overwrites it. */
  const showOvertaken = async (
    call: ButtonCall | ModalCall,
    draft: AttendanceDraft,
    { change }: AppError,
  ): Promise<void> => {
    const { language, bot } = call;
    const sheet = await sheetOf(call);
    const texts = attendanceTexts[language];
    catchUp(draft, sheet);
    draft.version = sheet.gathering.version;
    const { time_zone: timeZone } = await findSettings(bot.context.db, draft.guildId);
    const differing = sheet.people.filter(({ userId, mark }) => mark !== markOf(draft, userId));
    const lines = [
      texts.overtaken,
      ...(change === undefined ? [] : [logLine(change, { language, timeZone }, bot.context.clock())]),
      ...differing.slice(0, MAX_NAMED).map(({ userId, mark }) => `<@${userId}>: ${texts.mark(mark)}`),
      ...(differing.length > MAX_NAMED ? [texts.more(differing.length - MAX_NAMED)] : []),
      texts.overtakenNext,
    ];
    await show(call, draft, sheet, lines.join('\n'));
  };

  const finish = async (call: ButtonCall | ModalCall): Promise<void> =>
    withDraft(call, async (draft, sheet, changed) => {
      const texts = attendanceTexts[call.language];
      if (changed) return show(call, draft, sheet, texts.changed);
      const form = call.interaction.isButton()
        ? kind.attendance.resultForm?.(
            sheet.gathering,
            call.language,
            makeCustomId(kind.feature, 'finish', ...call.args),
          )
        : null;
      if (form) return (call as ButtonCall).answer.showForm(form);
      const marks = marksOf(draft);
      // A second press finds no draft, so people are paid once.
      drafts.drop(draft);
      let limited: number;
      try {
        const ended = await kind.attendance.finish(call, { ...targetOf(call), ...marks });
        if ('problem' in ended) {
          drafts.keep(draft);
          if (call.interaction.isModalSubmit()) throw new FormRefusal(ended.problem);
          return await show(call, draft, sheet, ended.problem);
        }
        ({ limited } = ended);
      } catch (error) {
        drafts.keep(draft);
        if (!(error instanceof AppError) || error.code !== 'version_conflict') throw error;
        return await showOvertaken(call, draft, error);
      }
      const saved = texts.saved(marks.attended.length, draft.absent.size);
      const notice = limited > 0 ? `${saved}\n${texts.limited(limited)}` : saved;
      return call.answer.update(await menu(call, { notice }));
    });

  return {
    buttons: {
      attendance: async (call) => {
        await requireLeader(call);
        const sheet = await sheetOf(call);
        const draft = newDraft(targetOf(call), sheet);
        drafts.keep(draft);
        await show(call, draft, sheet);
      },
      menu: async (call) => {
        await requireLeader(call);
        await call.answer.update(await menu(call));
      },
      page: mark(() => undefined),
      everybody: mark((draft, { people }) => {
        const ids = people.map(({ userId }) => userId);
        markPage(draft, ids, ids);
      }),
      heard: mark((draft, { people }) => {
        const ids = people.map(({ userId }) => userId);
        const heard = people.filter(({ sighting }) => sighting !== null).map(({ userId }) => userId);
        markPage(draft, ids, heard);
      }),
      finish,
      undo: async (call) => {
        await undoFinish(call.bot.context, call.actor, { ...targetOf(call), kind });
        await call.answer.update(await menu(call, { notice: attendanceTexts[call.language].undone }));
      },
    },
    selects: {
      came: mark((draft, _, call) => markPage(draft, offered(call), call.interaction.values)),
      excused: mark((draft, _, call) => {
        for (const userId of offered(call)) draft.excused.delete(userId);
        for (const userId of call.interaction.values) {
          if (draft.absent.has(userId)) draft.excused.add(userId);
        }
      }),
      extra: mark(async (draft, { people }, call) => {
        const { guildId } = targetOf(call);
        const placed = new Set(people.map(({ userId }) => userId));
        const chosen: string[] = call.interaction.values;
        // A chosen person who had a place is marked as attending instead.
        markPage(
          draft,
          chosen.filter((userId) => placed.has(userId)),
          chosen,
        );
        const others = chosen.filter((userId) => !placed.has(userId));
        const present = await findPresentMembers(call.bot.context.db, guildId, others);
        const beyond = draft.extra.slice(PAGE);
        draft.extra = [...others.filter((userId) => present.has(userId)), ...beyond];
        return others.length > present.size ? attendanceTexts[call.language].notMembers : undefined;
      }),
    },
    modals: kind.attendance.resultForm === undefined ? {} : { finish },
  };
};

/** The people that a select offered: a person who is on the page now may not have been there when it was drawn. */
const offered = ({ interaction }: SelectCall): string[] =>
  interaction.isStringSelectMenu() ? interaction.component.options.map(({ value }) => value) : [];
