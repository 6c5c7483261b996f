import { cabinetLogRoutes } from '@famiglia/contract/cabinet-log/cabinet-log-routes';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { formatCentsChange } from '@famiglia/contract/kit/format-cents';
import { getCabinetLog, listCabinetLogs } from '@famiglia/core/cabinet-log/open-log';
import { ComponentType } from 'discord.js';
import { BRAND_COLOR } from '../../../kit/discord/brand-color.ts';
import { escapeText } from '../../../kit/discord/escape-text.ts';
import { guildOf } from '../../../kit/guild-of.ts';
import { byRoute } from '../../../kit/interactions/by-route.ts';
import type { SelectCall } from '../../../kit/interactions/calls.ts';
import type { Subcommand } from '../../../kit/interactions/command.ts';
import { makeCustomId } from '../../../kit/interactions/custom-id.ts';
import { showLog } from './log-actions.ts';
import { logTexts } from './log-texts.ts';

const SHOWN = 10;

/** `/bank logs`: texts that wait, and those that were entered, each to be opened again. */
export const logsCommand: Subcommand = {
  needs: 'money.manage',
  name: { en: 'logs', ru: 'логи' },
  description: {
    en: 'Logs of the cabinet: continue or take back',
    ru: 'Логи кабинета: продолжить или отменить',
  },
  answer: 'private',
  run: async ({ bot, actor, interaction, language, answer }) => {
    const texts = logTexts[language];
    const { items } = await listCabinetLogs(bot.context, actor, {
      guildId: guildOf(interaction),
      limit: SHOWN,
      offset: 0,
    });
    if (items.length === 0) return answer.reply({ content: texts.none });
    const about = items.map(({ id, status, entered, created_by: by, created_at: at }) => ({
      id,
      seconds: Math.floor(Date.parse(entered?.at ?? at) / 1000),
      name: entered?.by?.name ?? by?.name ?? '',
      what:
        entered === null
          ? texts.waits
          : [
              `${texts.operations(entered.operations)}, ${formatCentsChange(language, entered.change_cents)}`,
              ...(status === 'taken_back' ? [texts.wasTakenBack] : []),
            ].join(' · '),
    }));
    return answer.reply({
      embeds: [
        {
          color: BRAND_COLOR,
          title: texts.list,
          description: about
            .map(
              ({ seconds, name, what }) => `${what}\n-# <t:${seconds}:f> · ${escapeText(cutText(name, 40))}`,
            )
            .join('\n'),
        },
      ],
      components: [
        {
          type: ComponentType.ActionRow,
          components: [
            {
              type: ComponentType.StringSelect,
              customId: makeCustomId('treasury', 'log-open'),
              placeholder: texts.chooseLog,
              options: about.map(({ id, name, what }) => ({
                value: id,
                label: cutText(what, 100),
                ...(name === '' ? {} : { description: cutText(name, 100) }),
              })),
            },
          ],
        },
      ],
    });
  },
};

export const chooseLog = async (call: SelectCall): Promise<void> => {
  const { bot, actor, interaction, answer } = call;
  const opened = await byRoute(cabinetLogRoutes.open, getCabinetLog)(bot.context, actor, {
    guildId: guildOf(interaction),
    importId: interaction.values[0] ?? '',
  });
  await answer.update(await showLog(call, opened));
};
