import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const warningErrors = {
  warning_over: {
    status: 409,
    ru: 'Это предупреждение уже снято или истекло. Обновите список; если нужно, выдайте новое.',
    en: 'This warning was already lifted or has expired. Refresh the list, and give a new one if needed.',
  },
  too_many_warnings: {
    status: 409,
    ru: 'У участника уже 50 действующих предупреждений. Снимите лишние и выдайте новое.',
    en: 'The member already has 50 active warnings. Lift some before giving a new one.',
  },
  dismissal_refused: {
    status: 409,
    ru: 'Этого участника нельзя исключить из семьи: он выше вас или бота, или это вы сами. Поднимите роль бота или попросите владельца сервера.',
    en: 'You cannot remove this member from the family: they rank above you or the bot, or they are you. Drag the bot’s role higher, or ask the server owner.',
  },
  bot_cannot_kick: {
    status: 409,
    ru: 'У бота нет права выгонять участников. Дайте его роли «Выгонять участников» в настройках сервера или снимите только роли.',
    en: 'The bot cannot kick members. Give its role “Kick Members” in the server settings, or only remove their roles.',
  },
  blacklist_over: {
    status: 409,
    ru: 'Этой записи чёрного списка уже нет: её убрали, или вышел срок. Обновите список.',
    en: 'This blacklist entry was already removed or has expired. Refresh the list.',
  },
  blacklist_nobody: {
    status: 422,
    ru: 'Непонятно, о ком речь. Укажите участника, статик или игровой ник.',
    en: 'Who is this? Enter a member, a static ID or an in-game nick.',
  },
  blacklist_repeated: {
    status: 409,
    ru: 'Этот человек уже в чёрном списке. Чтобы изменить запись, сначала уберите её.',
    en: 'This person is already on the blacklist. To change the entry, remove it first.',
  },
  blacklist_full: {
    status: 409,
    ru: 'В чёрном списке уже 1000 записей. Уберите ненужные и добавьте новую.',
    en: 'The blacklist already has 1,000 entries. Remove a few you no longer need and add the new one.',
  },
} as const satisfies ErrorDefinitions;
