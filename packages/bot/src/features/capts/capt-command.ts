import { CAPT_SIDES } from '@famiglia/contract/capts/capts';
import { recordingUrl } from '@famiglia/contract/capts/recording-url';
import { sendRecording } from '@famiglia/core/capts/recordings';
import { captRosterKind } from '@famiglia/core/capts/capt-roster';
import { captTitle } from '@famiglia/core/capts/capt-title';
import type { BotCommand, Subcommand } from '../../kit/interactions/command.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { kindOption, readKindOption, startOfKind, suggestKindStartOrPing } from '../rosters/kind-option.ts';
import { pingOption, readPingOption } from '../rosters/ping-option.ts';
import { readStartOption, startOption, startText } from '../../kit/start-time/start-option.ts';
import { unclearStart } from '../../kit/start-time/start-question.ts';
import { lineUpCommand } from '../rosters/line-up-actions.ts';
import { captCorrection, sideOf } from './capt-correction.ts';
import { EMPTY_CAPT, captForm } from './capt-form.ts';
import { captKind } from './capt-kind.ts';
import { captReport } from './capt-report.ts';
import { captTexts } from './capt-texts.ts';
import { captOption, chosenCapt, suggestCapts } from './choose-capt.ts';
import { captListCommand } from './list-command.ts';
import { resultCommand } from './result-command.ts';

const create: Subcommand = {
  needs: 'capts.manage',
  name: { en: 'create', ru: 'создать' },
  topic: 'lead',
  description: { en: 'Create a capt and open sign-up', ru: 'Создать капт и открыть запись' },
  answer: 'private',
  options: [
    {
      name: { en: 'side', ru: 'сторона' },
      description: { en: 'Attack or defense', ru: 'Атака или защита (деф)' },
      type: 'text',
      required: true,
      choices: CAPT_SIDES.map((side) => ({
        name: { en: captTexts.en.sides[side], ru: captTexts.ru.sides[side] },
        value: side,
      })),
    },
    startOption,
    pingOption,
    kindOption,
  ],
  autocomplete: suggestKindStartOrPing,
  run: async (call) => {
    const guildId = guildOf(call.interaction);
    // A person without the permission is refused before they type anything.
    await captRosterKind.requireLeader(call.bot.context, call.actor, guildId);
    const side = sideOf(call.interaction.options.getString('side', true));
    const start = await readStartOption(call);
    const { kind = '', slots = '' } = (await startOfKind(call, await readKindOption(call))) ?? {};
    const empty = { ...EMPTY_CAPT, kind, slots, ping: await readPingOption(call) };
    if (start === null) return call.answer.showForm(captForm(call.language, side, empty));
    const { parsed, clock } = start;
    if ('startsAt' in parsed) {
      const typed = { ...empty, start: startText(parsed.startsAt, clock) };
      return call.answer.showForm(captForm(call.language, side, typed));
    }
    const typed = { ...empty, start: start.typed };
    const problems = [unclearStart(parsed)];
    return call.answer.reply(captCorrection(clock, { side, typed, parsed, problems }));
  },
};

const stats: Subcommand = {
  name: { en: 'stats', ru: 'статистика' },
  description: { en: 'A capt’s damage table', ru: 'Таблица урона капта' },
  answer: 'public',
  options: [captOption],
  autocomplete: suggestCapts,
  run: async (call) => {
    const { id: captId } = await chosenCapt(call);
    const target = { guildId: guildOf(call.interaction), captId };
    await call.answer.reply(await captReport(call.bot.context, target, call.language));
  },
};

const record: Subcommand = {
  name: { en: 'record', ru: 'откат' },
  description: { en: 'Send a link to your recording', ru: 'Прислать ссылку на свой откат' },
  answer: 'private',
  options: [
    captOption,
    {
      name: { en: 'link', ru: 'ссылка' },
      description: { en: captTexts.en.recording, ru: captTexts.ru.recording },
      type: 'text',
      required: true,
      max: 500,
    },
  ],
  autocomplete: suggestCapts,
  run: async (call) => {
    const texts = captTexts[call.language];
    const link = recordingUrl.safeParse(call.interaction.options.getString('link', true));
    if (!link.success) {
      await call.answer.reply({ content: texts.notALink });
      return;
    }
    const { id: captId, opponent } = await chosenCapt(call);
    const guildId = guildOf(call.interaction);
    await sendRecording(call.bot.context, call.actor, { guildId, captId, url: link.data });
    await call.answer.reply({ content: texts.added(escapeText(opponent)) });
  },
};

const check = lineUpCommand({
  kind: captKind,
  roster: captRosterKind,
  needs: 'capts.manage',
  option: captOption,
  titleOf: captTitle,
});

export const captCommand: BotCommand = {
  name: { en: 'capt', ru: 'капт' },
  description: { en: 'Family capts', ru: 'Капты семьи' },
  place: 'guild',
  topic: 'play',
  subcommands: [create, captListCommand, check, resultCommand, stats, record],
};
