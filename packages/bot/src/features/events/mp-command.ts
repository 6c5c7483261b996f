import { visibleText } from '@famiglia/contract/kit/visible-text';
import { eventRoster, eventRosterKind } from '@famiglia/core/events/event-roster';
import { cancelRoster } from '@famiglia/core/rosters/cancel-roster';
import { closeRoster } from '@famiglia/core/rosters/close-roster';
import type { BotCommand, Subcommand } from '../../kit/interactions/command.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { kindOption, readKindOption, startOfKind, suggestKindStartOrPing } from '../rosters/kind-option.ts';
import { pingOption, readPingOption } from '../rosters/ping-option.ts';
import { readStartOption, startOption, startText } from '../../kit/start-time/start-option.ts';
import { unclearStart } from '../../kit/start-time/start-question.ts';
import { lineUpCommand } from '../rosters/line-up-actions.ts';
import { againCommand, templateCommand } from './again-commands.ts';
import { chosenEvent, eventOption, suggestEvents } from './choose-event.ts';
import { correctionMessage } from './correction.ts';
import { eventKind } from './event-kind.ts';
import { EMPTY_EVENT, eventForm } from './event-form.ts';
import { listCommand } from './list-command.ts';
import { lookCommand } from './look-command.ts';
import { mpTexts } from './mp-texts.ts';

const create: Subcommand = {
  needs: 'events.manage',
  name: { en: 'create', ru: 'создать' },
  topic: 'lead',
  description: { en: 'Create an event and open sign-up', ru: 'Создать МП и открыть запись' },
  answer: 'private',
  options: [startOption, pingOption, kindOption],
  autocomplete: suggestKindStartOrPing,
  run: async (call) => {
    // A person without the permission is refused before they type anything.
    await eventRosterKind.requireLeader(call.bot.context, call.actor, guildOf(call.interaction));
    const start = await readStartOption(call);
    const ofKind = await startOfKind(call, await readKindOption(call));
    const empty = { ...EMPTY_EVENT, ...ofKind, ping: await readPingOption(call) };
    if (start === null) return call.answer.showForm(eventForm(call.language, empty));
    const { parsed, clock } = start;
    if ('startsAt' in parsed) {
      const typed = { ...empty, start: startText(parsed.startsAt, clock) };
      return call.answer.showForm(eventForm(call.language, typed));
    }
    const typed = { ...empty, start: start.typed };
    const problems = [unclearStart(parsed)];
    return call.answer.reply(correctionMessage(clock, { typed, parsed, problems }));
  },
};

const close: Subcommand = {
  needs: 'events.manage',
  name: { en: 'close', ru: 'закрыть' },
  topic: 'lead',
  description: { en: 'Close sign-up and freeze the list', ru: 'Закрыть запись и заморозить состав' },
  answer: 'private',
  options: [eventOption],
  autocomplete: suggestEvents(({ status }) => status === 'open'),
  run: async (call) => {
    const { id: eventId, title } = await chosenEvent(call);
    const guildId = guildOf(call.interaction);
    await closeRoster(call.bot.context, call.actor, eventRoster({ guildId, eventId }));
    await call.answer.reply({ content: mpTexts[call.language].closed(escapeText(title)) });
  },
};

const cancel: Subcommand = {
  needs: 'events.manage',
  name: { en: 'cancel', ru: 'отменить' },
  topic: 'lead',
  description: { en: 'Cancel an event for everyone', ru: 'Отменить МП для всех' },
  answer: 'private',
  options: [
    eventOption,
    {
      name: { en: 'reason', ru: 'причина' },
      description: { en: 'Everyone on the list will see it', ru: 'Её увидят все, кто в списке' },
      type: 'text',
      max: 200,
    },
  ],
  autocomplete: suggestEvents(() => true),
  run: async (call) => {
    const { id: eventId, title } = await chosenEvent(call);
    const guildId = guildOf(call.interaction);
    const reason = visibleText(call.interaction.options.getString('reason') ?? '').trim();
    await cancelRoster(call.bot.context, call.actor, { ...eventRoster({ guildId, eventId }), reason });
    await call.answer.reply({ content: mpTexts[call.language].cancelled(escapeText(title)) });
  },
};

const check = lineUpCommand({
  kind: eventKind,
  roster: eventRosterKind,
  needs: 'events.manage',
  option: eventOption,
  titleOf: ({ title }) => title,
});

export const mpCommand = (more: readonly Subcommand[]): BotCommand => ({
  name: { en: 'mp', ru: 'мп' },
  description: { en: 'Family events', ru: 'Мероприятия семьи' },
  place: 'guild',
  topic: 'play',
  subcommands: [
    create,
    listCommand,
    againCommand,
    templateCommand,
    ...more,
    check,
    lookCommand,
    close,
    cancel,
  ],
});
