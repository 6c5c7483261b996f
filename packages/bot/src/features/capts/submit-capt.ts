import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { CaptSide } from '@famiglia/contract/capts/capts';
import { createCapt } from '@famiglia/core/capts/create-capt';
import { editCapt } from '@famiglia/core/capts/edit-capt';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { BaseMessageOptions } from 'discord.js';
import type { ButtonCall, ModalCall } from '../../kit/interactions/calls.ts';
import { typedText } from '../../kit/interactions/form.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { mayWriteHere } from '../../kit/interactions/may-write-here.ts';
import { guildTime } from '../../kit/guild-time.ts';
import { askedKind, carriedKind } from '../rosters/kind-option.ts';
import { askedPing, carriedPing } from '../rosters/ping-option.ts';
import { offerChannel } from '../rosters/offer-channel.ts';
import { postPlace } from '../rosters/post-place.ts';
import { leftOutPing, refusedPing } from '../rosters/refused-ping.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { parseStart } from '../../kit/start-time/parse-start.ts';
import { guildClock, startText } from '../../kit/start-time/start-option.ts';
import {
  chosenStart,
  refusedStart,
  unclearStart,
  understoodStart,
} from '../../kit/start-time/start-question.ts';
import { captCorrection, sideOf, storedCapt } from './capt-correction.ts';
import type { CaptProblem } from './capt-correction.ts';
import { CAPT_INPUTS, EMPTY_CAPT, LONGEST_NOTES, captForm } from './capt-form.ts';
import type { TypedCapt } from './capt-form.ts';
import { captSources } from './capt-source.ts';
import type { CaptSource } from './capt-source.ts';
import { captKind } from './capt-kind.ts';
import { captTexts } from './capt-texts.ts';

/** Handles the submitted form: creates the capt, or returns the input with the error. */
export const submitCapt = async (call: ModalCall): Promise<void> => {
  const typed: TypedCapt = {
    ...EMPTY_CAPT,
    ping: carriedPing(call.args.slice(1)),
    kind: carriedKind(call.args),
  };
  for (const input of CAPT_INPUTS) {
    if (call.values.has(input)) typed[input] = typedText(call, input);
  }
  const filled = { typed, key: call.interaction.id, ...(await subjectOf(call)) };
  await call.answer.reply(await saveCapt(call, filled));
};

/** Handles the choice among the possible meanings of a typed start. */
export const chooseCaptStart = async (call: ButtonCall): Promise<void> => {
  const { interaction, language } = call;
  const { side, source } = await subjectOf(call);
  const start = startText(chosenStart(call.args), await guildClock(call));
  const typed = { ...storedCapt(call), start };
  // The time was typed into the command, and the form has not been opened yet.
  if (typed.opponent === '') return call.answer.showForm(captForm(language, side, typed, source));
  // A second press on the same message creates no second capt.
  const message = await saveCapt(call, { side, source, typed, key: interaction.message.id });
  return call.answer.update({ embeds: [], components: [], ...message });
};

const subjectOf = async (call: ModalCall | ButtonCall) => {
  const [side, ...rest] = call.args;
  return { side: sideOf(side), source: await captSources.carried(call, rest) };
};

interface FilledForm {
  side: CaptSide;
  typed: TypedCapt;
  source: CaptSource | null;
  /** The same key creates one capt. */
  key: string;
}

const saveCapt = async (
  call: ModalCall | ButtonCall,
  { side, typed, source, key }: FilledForm,
): Promise<BaseMessageOptions> => {
  const { bot, actor, interaction, language } = call;
  const guildId = guildOf(interaction);
  const settings = await findSettings(bot.context.db, guildId);
  const clock = { timeZone: settings.time_zone, language, now: bot.context.clock() };
  const parsed = parseStart(typed.start, clock.timeZone, clock.now);
  const slots = /^\d{1,3}$/.test(typed.slots) ? Number(typed.slots) : 0;
  const refuse = (...problems: readonly CaptProblem[]): BaseMessageOptions =>
    captCorrection(clock, { side, typed, parsed, problems, source });
  const problems: CaptProblem[] = [
    ...(typed.opponent === '' ? (['wrongOpponent'] as const) : []),
    ...('startsAt' in parsed ? [] : [unclearStart(parsed)]),
    ...(slots < 1 || slots > 500 ? (['wrongSlots'] as const) : []),
    ...(source !== null && source.details.squads.length > 0 && slots !== source.details.slots
      ? (['squadSlots'] as const)
      : []),
  ];
  if (!('startsAt' in parsed) || problems.length > 0) return refuse(...problems);
  try {
    const texts = captTexts[language];
    const when = guildTime(parsed.startsAt, clock);
    const notes =
      source !== null && source.details.notes.length > LONGEST_NOTES ? source.details.notes : typed.notes;
    if (source?.purpose === 'edit') {
      const { opponent, territory } = typed;
      const startsAt = parsed.startsAt.toISOString();
      const edit = { opponent, territory, startsAt, slots, notes, version: source.version };
      await editCapt(bot.context, actor, { guildId, captId: source.details.id }, edit);
      const lines = [
        texts.edited(escapeText(opponent), when),
        understoodStart(parsed.startsAt, clock),
        ...(await refusedPing(bot, { guildId, rosterId: source.details.id }, language)),
      ];
      return { content: lines.join('\n') };
    }
    const asked = { ...askedPing(typed.ping), ...askedKind(typed.kind) };
    const taken = source === null ? asked : copiedFrom(source.details);
    const capt = await byRoute(captRoutes.create, createCapt)(bot.context, actor, {
      guildId,
      opponent: typed.opponent,
      side,
      territory: typed.territory,
      startsAt: parsed.startsAt.toISOString(),
      slots,
      status: 'open',
      result: null,
      scoreOurs: null,
      scoreTheirs: null,
      notes,
      key,
      ...taken,
      ...(interaction.channelId !== null && mayWriteHere(interaction)
        ? { channelId: interaction.channelId }
        : {}),
    });
    const home = settings.channels.capts;
    const here = mayWriteHere(interaction) ? interaction.channelId : null;
    const place = await postPlace(bot, [home ?? here], language);
    const lines = [
      texts.created(escapeText(typed.opponent), when),
      understoodStart(parsed.startsAt, clock),
      ...(await refusedPing(bot, { guildId, rosterId: capt.id }, language)),
      ...leftOutPing(
        {
          guildId,
          asked: taken.pingRoleId,
          ofSettings: settings.capts.ping_role_id,
          called: capt.ping_role_id,
        },
        language,
      ),
      ...('warning' in place
        ? [place.warning]
        : [home === null ? texts.noChannel : `${texts.posted} <#${place.channelId}>.`]),
    ];
    const offer = home === null ? await offerChannel(call, captKind) : {};
    return { content: lines.join('\n'), ...offer };
  } catch (error) {
    const problem = refusedStart(error);
    if (problem === null) throw error;
    return refuse(problem);
  }
};

/** The values that a copy takes over besides those in the form. */
const copiedFrom = (details: CaptSource['details']) => ({
  cutoffMinutes: details.cutoff_minutes,
  pingRoleId: details.ping_role_id,
  pingAgainMinutes: details.ping_again_minutes,
  thread: details.thread,
  fightKindId: details.fight_kind?.id ?? null,
  // A copy has no squad leaders: they are chosen again.
  squads: details.squads.map(({ name, slots, role_id }) => ({ name, slots, role_id, leader_id: null })),
});
