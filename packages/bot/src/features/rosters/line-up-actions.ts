import type { Permission } from '@famiglia/contract/access/permissions';
import type { LineUp } from '@famiglia/contract/rosters/line-up';
import { AppError } from '@famiglia/core/platform/app-error';
import { callMissing, getLineUp, replaceMissing } from '@famiglia/core/rosters/line-up';
import { listOpenGatherings } from '@famiglia/core/rosters/list-open-gatherings';
import type {
  Gathering,
  PresentedGathering,
  RosterKind,
  RosterRef,
} from '@famiglia/core/rosters/roster-kind';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { MessageFlags } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import type { BotFeature } from '../../feature.ts';
import { guildOf } from '../../kit/guild-of.ts';
import type {
  AutocompleteCall,
  ButtonCall,
  Choice,
  CommandCall,
  SelectCall,
} from '../../kit/interactions/calls.ts';
import type { CommandOption, Subcommand } from '../../kit/interactions/command.ts';
import type { DiscordGatheringKind } from './discord-roster-kind.ts';
import { gatheringChoices } from './gathering-choices.ts';
import { rosterMessageUrl } from './gathering-link.ts';
import { lineUpCard } from './line-up-card.ts';
import { lineUpTexts } from './line-up-texts.ts';
import { targetOf } from './target-of.ts';

type Pressed = ButtonCall | SelectCall;

const languageOf = async ({ bot, interaction, language }: Pressed) =>
  // A card in a channel is for all leaders; the rest only the person sees.
  interaction.message.flags.has(MessageFlags.Ephemeral)
    ? language
    : (await findSettings(bot.context.db, guildOf(interaction))).language;

const mentions = (people: readonly { user_id: string }[]): string =>
  people.map(({ user_id }) => `<@${user_id}>`).join(', ');

/** Who is in voice, in the leader's menu and below the card: look again, call those who are missing, replace some of them. */
export const lineUpActions = (
  kind: DiscordGatheringKind,
): Required<Pick<BotFeature, 'buttons' | 'selects'>> => {
  const act = async (
    call: Pressed,
    run: (target: RosterRef) => Promise<LineUp>,
    say?: (before: LineUp, after: LineUp, texts: (typeof lineUpTexts)['en']) => string,
  ): Promise<void> => {
    const { bot, actor } = call;
    const target = targetOf(call);
    const before = await getLineUp(bot.context, actor, { ...target, kind });
    const after = await run(target);
    const language = await languageOf(call);
    const notice = say?.(before, after, lineUpTexts[language]);
    await call.answer.update(await cardOf(call, kind, target, { lineUp: after, language, notice }));
  };
  return {
    buttons: {
      lineup: async (call) =>
        act(call, async (target) => getLineUp(call.bot.context, call.actor, { ...target, kind })),
      call: async (call) =>
        act(
          call,
          async (target) => callMissing(call.bot.context, call.actor, { ...target, kind }),
          (before, after, texts) => texts.called(countCalled(after) - countCalled(before)),
        ),
    },
    selects: {
      replace: async (call) => {
        const userIds = call.interaction.values;
        await act(
          call,
          async (target) => replaceMissing(call.bot.context, call.actor, { ...target, kind, userIds }),
          (before, after, texts) => {
            const down = mentions(before.items.filter((one) => !isIn(after, one)));
            const up = after.items.filter((one) => !isIn(before, one));
            return up.length === 0 ? texts.replacedByNobody(down) : texts.replaced(down, mentions(up));
          },
        );
      },
    },
  };
};

const countCalled = ({ items }: LineUp): number => items.filter(({ called }) => called !== null).length;

const isIn = ({ items }: LineUp, { user_id: id }: { user_id: string }): boolean =>
  items.some(({ user_id }) => user_id === id);

const cardOf = async (
  { bot: { context } }: Pressed | CommandCall,
  kind: DiscordGatheringKind,
  { guildId, rosterId }: RosterRef,
  shown: { lineUp: LineUp; language: 'en' | 'ru'; notice?: string | undefined },
): Promise<BaseMessageOptions> => {
  const gathering = await kind.load(context.db, guildId, rosterId);
  if (gathering === null) throw new AppError('not_found');
  const url = await rosterMessageUrl(context.db, guildId, rosterId);
  return lineUpCard({ feature: kind.feature, rosterId, gathering, url, now: context.clock(), ...shown });
};

interface Planned extends PresentedGathering {
  id: string;
  created_by: string;
  created_at: string;
}

interface Checked<Presented extends Planned> {
  kind: DiscordGatheringKind;
  roster: RosterKind<Gathering, Presented>;
  needs: Permission;
  /** The option that names one; without it, the one whose start is nearest. */
  option: CommandOption;
  titleOf: (one: Presented) => string;
}

/** `/mp check` and `/capt check`. */
export const lineUpCommand = <Presented extends Planned>({
  kind,
  roster,
  needs,
  option,
  titleOf,
}: Checked<Presented>): Subcommand => {
  const planned = async ({ bot, actor, interaction }: CommandCall | AutocompleteCall) => {
    const open = await listOpenGatherings(bot.context, actor, {
      kind: roster,
      guildId: guildOf(interaction),
    });
    return open.map((one) => ({ ...one, title: titleOf(one) }));
  };
  return {
    needs,
    name: { en: 'check', ru: 'голос' },
    topic: 'lead',
    description: { en: 'Who of the main list is not in voice', ru: 'Кто из основы не в голосе' },
    answer: 'private',
    options: [{ ...option, required: false }],
    autocomplete: async (call): Promise<Choice[]> => {
      const typed = call.interaction.options.getFocused().toLowerCase();
      const { db, clock } = call.bot.context;
      const guildId = guildOf(call.interaction);
      const { time_zone: timeZone } = await findSettings(db, guildId);
      const fitting = (await planned(call)).filter(({ title }) => title.toLowerCase().includes(typed));
      return gatheringChoices(db, guildId, fitting, { timeZone, language: call.language, now: clock() });
    },
    run: async (call) => {
      const { bot, actor, interaction, language } = call;
      const guildId = guildOf(interaction);
      await kind.requireLeader(bot.context, actor, guildId);
      const open = await planned(call);
      const typed = interaction.options.getString(option.name.en)?.trim() ?? null;
      const now = bot.context.clock().getTime();
      const distance = ({ starts_at: start }: Planned): number => Math.abs(Date.parse(start) - now);
      const chosen =
        typed === null
          ? open.toSorted((a, b) => distance(a) - distance(b))[0]
          : open.find(({ id, title }) => id === typed || title.toLowerCase() === typed.toLowerCase());
      if (chosen === undefined && typed !== null) throw new AppError('choose_from_list');
      if (chosen === undefined) return call.answer.reply({ content: lineUpTexts[language].nothing });
      const target = { guildId, rosterId: chosen.id };
      const lineUp = await getLineUp(bot.context, actor, { ...target, kind });
      return call.answer.reply(await cardOf(call, kind, target, { lineUp, language }));
    },
  };
};
