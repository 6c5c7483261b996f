import { CAPT_SIDES } from '@famiglia/contract/capts/capts';
import { FIGHT_PRESETS, FIGHT_PRESET_NAMES } from '@famiglia/contract/fight-kinds/fight-kind-presets';
import type { FightPreset } from '@famiglia/contract/fight-kinds/fight-kind-presets';
import { FIGHT_KINDS_NAME, FIGHT_KIND_FIELDS } from '@famiglia/contract/fight-kinds/fight-kind-words';
import { fightKindRoutes } from '@famiglia/contract/fight-kinds/fight-kinds';
import { FIGHT_KIND_NAME_LENGTH } from '@famiglia/contract/fight-kinds/fight-kind-fields';
import type { FightKind } from '@famiglia/contract/fight-kinds/fight-kinds';
import { isEmoji } from '@famiglia/contract/kit/emoji';
import { discordName } from '@famiglia/contract/kit/visible-text';
import { addPresetKinds } from '@famiglia/core/fight-kinds/add-preset-kinds';
import { takeEventPicture } from '@famiglia/core/events/event-pictures';
import { deleteFightKind } from '@famiglia/core/fight-kinds/arrange-fight-kinds';
import { readFightKinds } from '@famiglia/core/fight-kinds/list-fight-kinds';
import { createFightKind, editFightKind } from '@famiglia/core/fight-kinds/save-fight-kind';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { AppError } from '@famiglia/core/platform/app-error';
import { toUseCaseInput } from '@famiglia/core/platform/use-case-input';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { AutocompleteCall, CommandCall } from '../../kit/interactions/calls.ts';
import type { BotCommand, CommandOption, Subcommand } from '../../kit/interactions/command.ts';
import { captTexts } from '../capts/capt-texts.ts';
import { chosenTemplate, suggestTemplates, templateOption } from '../events/again-commands.ts';
import { kindOption, readKindOption, suggestKinds } from '../rosters/kind-option.ts';
import { readColor } from '../rosters/read-color.ts';
import { kindTexts } from './kind-texts.ts';

const requireManager = async ({ bot, actor, interaction }: CommandCall): Promise<string> => {
  const guildId = guildOf(interaction);
  await requireGuildAccess(bot.context, actor, guildId, fightKindRoutes.create.access);
  return guildId;
};

const shownName = ({ name, emoji }: Pick<FightKind, 'name' | 'emoji'>): string =>
  `${emoji === null ? '' : `${emoji} `}**${escapeText(name)}**`;

/** Discord's limit of an embed's text. Names alone always fit. */
const LONGEST_LIST = 4096;

const reply = async (call: CommandCall, kinds: readonly FightKind[], content?: string): Promise<void> => {
  const texts = kindTexts[call.language];
  const listed = (lines: readonly string[]) => [...lines, '', texts.use].join('\n');
  const whole = listed(kinds.map((kind) => `${shownName(kind)}\n-# ${texts.summary(kind)}`));
  const shown = whole.length > LONGEST_LIST ? listed(kinds.map(shownName)) : whole;
  const description = kinds.length === 0 ? texts.none : shown;
  await call.answer.reply({
    ...(content === undefined ? {} : { content }),
    embeds: [{ color: BRAND_COLOR, title: texts.title, description }],
  });
};

const list: Subcommand = {
  needs: 'settings.manage',
  name: { en: 'list', ru: 'список' },
  description: { en: 'The kinds of fights of your family', ru: 'Виды боёв вашей семьи' },
  answer: 'private',
  run: async (call) => {
    const guildId = await requireManager(call);
    await reply(call, (await readFightKinds(call.bot.context.db, guildId)).items);
  },
};

const presets: Subcommand = {
  needs: 'settings.manage',
  name: { en: 'presets', ru: 'готовые' },
  description: { en: 'Add the usual kinds of a game server', ru: 'Добавить обычные виды боёв сервера' },
  answer: 'private',
  options: [
    {
      name: { en: 'server', ru: 'сервер' },
      description: { en: 'Where you play', ru: 'Где вы играете' },
      type: 'text',
      required: true,
      choices: FIGHT_PRESETS.map((preset) => ({
        name: { en: FIGHT_PRESET_NAMES[preset], ru: FIGHT_PRESET_NAMES[preset] },
        value: preset,
      })),
    },
  ],
  run: async (call) => {
    const { bot, actor, interaction } = call;
    const preset = interaction.options.getString('server', true) as FightPreset;
    const input = { guildId: guildOf(interaction), preset };
    const { items } = await byRoute(fightKindRoutes.addPresets, addPresetKinds)(bot.context, actor, input);
    await reply(call, items);
  },
};

const field = (name: keyof typeof FIGHT_KIND_FIELDS.en) => ({
  en: FIGHT_KIND_FIELDS.en[name],
  ru: FIGHT_KIND_FIELDS.ru[name],
});
const number = (
  option: string,
  ru: string,
  name: Parameters<typeof field>[0],
  max: number,
): CommandOption => ({
  name: { en: option, ru },
  description: field(name),
  type: 'integer',
  min: option === 'spots' ? 1 : 0,
  max,
});

/** What `clear` makes follow the settings again, or the leader who plans. */
const CLEARED = {
  color: 'color',
  picture: 'picture_id',
  side: 'side',
  spots: 'slots',
  coming: 'reward',
  needed: 'needed_role_id',
  ping: 'ping_role_id',
  template: 'template_id',
  reminders: 'reminders_minutes',
} as const;

const CLEARED_NAMES: Record<keyof typeof CLEARED, { en: string; ru: string }> = {
  color: field('color'),
  picture: field('picture'),
  side: field('side'),
  spots: field('slots'),
  coming: field('reward'),
  needed: field('needed'),
  ping: { en: 'Who to ping', ru: 'Кого звать' },
  template: field('template'),
  reminders: { en: 'Reminders', ru: 'Напоминания' },
};

const save: Subcommand = {
  needs: 'settings.manage',
  name: { en: 'save', ru: 'сохранить' },
  description: { en: 'Add a kind of fight or change one', ru: 'Добавить вид боя или изменить' },
  answer: 'private',
  options: [
    {
      ...kindOption,
      description: {
        en: 'A name: new, or of the kind to change',
        ru: 'Название: новое или того, что меняете',
      },
      required: true,
      max: FIGHT_KIND_NAME_LENGTH,
    },
    {
      name: { en: 'rename', ru: 'переименовать' },
      description: { en: 'Another name for it', ru: 'Другое название' },
      type: 'text',
      max: FIGHT_KIND_NAME_LENGTH,
    },
    {
      name: { en: 'emoji', ru: 'эмодзи' },
      description: { en: 'Stands before the name', ru: 'Стоит перед названием' },
      type: 'text',
      max: 64,
    },
    {
      name: { en: 'color', ru: 'цвет' },
      description: { en: 'Of its posts, such as #d6453d', ru: 'Цвет постов, например #d6453d' },
      type: 'text',
      max: 7,
    },
    {
      name: { en: 'picture', ru: 'картинка' },
      description: {
        en: 'In its posts, cropped to a wide strip',
        ru: 'В постах, обрежется в широкую полосу',
      },
      type: 'attachment',
    },
    number('spots', 'мест', 'slots', 500),
    number('coming', 'явка', 'reward', 100_000),
    number('win', 'победа', 'win', 100_000),
    number('loss', 'поражение', 'loss', 100_000),
    number('draw', 'ничья', 'draw', 100_000),
    {
      name: { en: 'side', ru: 'сторона' },
      description: field('side'),
      type: 'text',
      choices: CAPT_SIDES.map((side) => ({
        name: { en: captTexts.en.sides[side], ru: captTexts.ru.sides[side] },
        value: side,
      })),
    },
    { name: { en: 'needed', ru: 'нужна' }, description: field('needed'), type: 'role' },
    { name: { en: 'ping', ru: 'позвать' }, description: CLEARED_NAMES.ping, type: 'role' },
    { ...templateOption, description: field('template') },
    {
      name: { en: 'reminders', ru: 'напоминания' },
      description: { en: 'Minutes before the start, such as 60 15', ru: 'За сколько минут, например 60 15' },
      type: 'text',
      max: 60,
    },
    {
      name: { en: 'clear', ru: 'сбросить' },
      description: { en: 'What to follow the settings again', ru: 'Что снова брать из настроек' },
      type: 'text',
      choices: Object.entries(CLEARED_NAMES).map(([value, name]) => ({ name, value })),
    },
  ],
  autocomplete: async (call: AutocompleteCall) =>
    call.interaction.options.getFocused(true).name === templateOption.name.en
      ? suggestTemplates(call)
      : suggestKinds(call),
  run: async (call) => {
    const guildId = await requireManager(call);
    const known = await readKindOption(call).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'choose_from_list') return null;
      throw error;
    });
    const typed = await typedKind(call, known);
    const texts = kindTexts[call.language];
    if ('problem' in typed) return call.answer.reply({ content: texts[typed.problem] });
    const { context } = call.bot;
    const file = call.interaction.options.getAttachment('picture');
    const picture =
      file === null
        ? {}
        : { pictureId: await takeEventPicture(context, call.actor, { guildId, url: file.url }) };
    const input = { ...toUseCaseInput(fightKindRoutes.create, { guildId, ...typed }), ...picture };
    const saved =
      known === null
        ? await byRoute(fightKindRoutes.create, createFightKind)(context, call.actor, input)
        : await byRoute(fightKindRoutes.update, editFightKind)(context, call.actor, {
            ...input,
            kindId: known.id,
            version: known.version,
          });
    const done = known === null ? texts.added : texts.saved;
    const { items } = await readFightKinds(context.db, guildId);
    return reply(call, items, done(shownName(saved)));
  },
};

/** What was typed on top of what is stored; options that are left out change nothing. */
const typedKind = async (call: CommandCall, known: FightKind | null) => {
  const { options } = call.interaction;
  const {
    id: _id,
    version: _version,
    ...stored
  } = known ?? { id: '', version: 0, ...fightKindRoutes.create.body.parse({ name: newName(call) }) };
  const emoji = options.getString('emoji')?.trim();
  if (emoji !== undefined && !isEmoji(emoji)) return { problem: 'wrongEmoji' as const };
  const colorTyped = options.getString('color');
  const color = colorTyped === null ? stored.color : readColor(colorTyped.trim());
  if (colorTyped !== null && color === null) return { problem: 'wrongColor' as const };
  const reminders = options.getString('reminders')?.match(/\d+/g)?.map(Number);
  if (options.getString('reminders') !== null && (reminders === undefined || reminders.length > 5))
    return { problem: 'wrongReminders' as const };
  const side = CAPT_SIDES.find((one) => one === options.getString('side'));
  const cleared = Object.entries(CLEARED).find(([option]) => option === options.getString('clear'))?.[1];
  const template =
    options.getString(templateOption.name.en) === null ? undefined : await chosenTemplate(call);
  return {
    ...stored,
    name: discordName(options.getString('rename') ?? stored.name),
    emoji: emoji ?? stored.emoji,
    color,
    side: side ?? stored.side,
    slots: options.getInteger('spots') ?? stored.slots,
    reward: options.getInteger('coming') ?? stored.reward,
    reward_win: options.getInteger('win') ?? stored.reward_win,
    reward_loss: options.getInteger('loss') ?? stored.reward_loss,
    reward_draw: options.getInteger('draw') ?? stored.reward_draw,
    needed_role_id: options.getRole('needed')?.id ?? stored.needed_role_id,
    ping_role_id: options.getRole('ping')?.id ?? stored.ping_role_id,
    template_id: template ?? stored.template_id,
    reminders_minutes: reminders ?? stored.reminders_minutes,
    ...(cleared === undefined ? {} : { [cleared]: null }),
  };
};

const newName = ({ interaction }: CommandCall): string =>
  discordName(interaction.options.getString('kind', true));

const remove: Subcommand = {
  needs: 'settings.manage',
  name: { en: 'delete', ru: 'удалить' },
  description: { en: 'Delete a kind of fight', ru: 'Удалить вид боя' },
  answer: 'private',
  options: [{ ...kindOption, description: { en: 'Which one', ru: 'Какой' }, required: true }],
  autocomplete: suggestKinds,
  run: async (call) => {
    const guildId = await requireManager(call);
    const kind = await readKindOption(call);
    if (kind === null) throw new AppError('choose_from_list');
    const { context } = call.bot;
    const input = { guildId, kindId: kind.id };
    await byRoute(fightKindRoutes.delete, deleteFightKind)(context, call.actor, input);
    const { items } = await readFightKinds(context.db, guildId);
    await reply(call, items, kindTexts[call.language].deleted(shownName(kind)));
  },
};

/** `/kinds`: what the panel’s settings have, for servers without a panel. */
export const kindsCommand: BotCommand = {
  name: { en: 'kinds', ru: 'виды' },
  description: FIGHT_KINDS_NAME,
  place: 'guild',
  topic: 'setup',
  needs: 'settings.manage',
  subcommands: [list, presets, save, remove],
};
