import type { Language } from '@famiglia/contract/kit/language';
import { GROUP_CODE_WORDS } from '@famiglia/contract/rosters/group-code-words';
import { MOST_CODE, groupCodeFields } from '@famiglia/contract/rosters/group-code';
import { getGroupCode, readOwnGroupCode, setGroupCode } from '@famiglia/core/rosters/group-code';
import type { BotFeature } from '../../feature.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { FormRefusal } from '../../kit/interactions/form-refusal.ts';
import { choiceField, chosenValues, form, textField, typedText } from '../../kit/interactions/form.ts';
import { localised } from '../../kit/texts/localised.ts';
import type { DiscordGatheringKind } from './discord-roster-kind.ts';
import { seenVersion } from './leader-forms.ts';
import type { LeaderMenuContext } from './leader-menu-context.ts';
import { targetOf } from './target-of.ts';

export const groupCodeTexts = localised({
  en: {
    button: GROUP_CODE_WORDS.en.name,
    set: 'Group code…',
    form: GROUP_CODE_WORDS.en.name,
    field: GROUP_CODE_WORDS.en.field,
    hint: 'Only the main list sees it, by a button under the sign-up. Leave empty for none.',
    send: 'Direct message to the main list',
    sendHint: GROUP_CODE_WORDS.en.sentOnce,
    choices: { no: 'Only the button', yes: 'Send it too' },
    saved: 'Group code saved.',
    removed: 'Group code removed.',
    wrong: (typed: string) =>
      `“${typed}” is not a code I can show. Write up to ${MOST_CODE} visible characters.`,
    shown: (code: string) => `Group code: ${code}\n-# Only you see this. Do not pass it on.`,
    sent: (title: string, code: string) => `**${title}**, group code: ${code}\n-# Do not pass it on.`,
  },
  ru: {
    button: GROUP_CODE_WORDS.ru.name,
    set: 'Код группы…',
    form: GROUP_CODE_WORDS.ru.name,
    field: GROUP_CODE_WORDS.ru.field,
    hint: 'Увидит только основа, по кнопке под записью. Пустое поле: без кода.',
    send: 'Личное сообщение основе',
    sendHint: GROUP_CODE_WORDS.ru.sentOnce,
    choices: { no: 'Только кнопка', yes: 'Отправить и в личку' },
    saved: 'Код группы сохранён.',
    removed: 'Код группы убран.',
    wrong: (typed: string) => `Код «${typed}» не показать. Напишите до ${MOST_CODE} видимых знаков.`,
    shown: (code: string) => `Код группы: ${code}\n-# Это видите только вы. Не передавайте код другим.`,
    sent: (title: string, code: string) => `**${title}**, код группы: ${code}\n-# Не передавайте код другим.`,
  },
});

/** As code, so that a tap copies it; with backticks in it, as plain text. */
const written = (code: string): string => (code.includes('`') ? escapeText(code) : `\`${code}\``);

/** What somebody in main reads by direct message. */
export const groupCodeLetter = (language: Language, title: string, code: string): string =>
  groupCodeTexts[language].sent(escapeText(title), written(code));

/** The button below the post, which answers only those in main, and the leader's form. */
export const groupCodeActions = (
  kind: DiscordGatheringKind,
  { requireLeader, menu }: LeaderMenuContext,
): Required<Pick<BotFeature, 'buttons' | 'modals'>> => ({
  buttons: {
    code: async (call) => {
      const { bot, actor, language } = call;
      const code = await readOwnGroupCode(bot.context, actor, { ...targetOf(call), kind });
      await call.answer.replyEphemeral({ content: groupCodeTexts[language].shown(written(code)) });
    },
    setcode: async (call) => {
      const texts = groupCodeTexts[call.language];
      const current = async () => {
        await requireLeader(call);
        const target = targetOf(call);
        const { code, version } = await getGroupCode(call.bot.context, call.actor, { ...target, kind });
        return form(makeCustomId(kind.feature, 'setcode', target.rosterId, String(version)), texts.form, [
          textField('code', {
            label: texts.field,
            description: texts.hint,
            required: false,
            maxLength: MOST_CODE,
            value: code,
          }),
          choiceField('send', {
            label: texts.send,
            description: texts.sendHint,
            options: (['no', 'yes'] as const).map((value) => ({
              value,
              label: texts.choices[value],
              default: value === 'no',
            })),
          }),
        ]);
      };
      await call.answer.showForm(await current(), current);
    },
  },
  modals: {
    setcode: async (call) => {
      const texts = groupCodeTexts[call.language];
      const typed = typedText(call, 'code');
      const read = groupCodeFields.code.safeParse(typed === '' ? null : typed);
      if (!read.success) throw new FormRefusal(texts.wrong(escapeText(typed)));
      const send = chosenValues(call, 'send').includes('yes');
      const change = { code: read.data, send, version: seenVersion(call.args[1]) };
      await setGroupCode(call.bot.context, call.actor, { ...targetOf(call), kind, ...change });
      await call.answer.update(
        await menu(call, { notice: read.data === null ? texts.removed : texts.saved }),
      );
    },
  },
});
