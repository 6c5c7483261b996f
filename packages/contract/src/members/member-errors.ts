import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const memberErrors = {
  member_not_found: {
    status: 404,
    ru: 'На сервере нет участника с таким ID. Проверьте ID или сначала пригласите человека на сервер.',
    en: 'Nobody on the server has this ID. Check it, or invite the person first.',
  },
  choose_from_list: {
    status: 404,
    ru: 'Такого нет. Начните вводить название и выберите из списка подсказок.',
    en: 'Nothing has this name. Start typing and choose from the suggestions.',
  },
  bot_is_no_member: {
    status: 422,
    ru: 'Это бот. Выберите участника семьи.',
    en: 'That is a bot. Choose a member of the family.',
  },
  static_id_taken: {
    status: 409,
    ru: 'Этот статик уже указан у другого участника. Проверьте цифры; если статик ваш, попросите лидера убрать его у того участника.',
    en: 'Another member already has this static ID. Check the digits; if it is yours, ask a leader to remove it from them.',
  },
  too_many_notes: {
    status: 409,
    ru: 'В личном деле уже 100 заметок. Удалите ненужную и добавьте новую.',
    en: 'This file already has 100 notes. Delete one you no longer need and add the new one.',
  },
  ping_role_gone: {
    status: 409,
    ru: 'Этой роли здесь больше нет. Выберите другую: сообщение сейчас обновится.',
    en: 'This role is no longer offered. Choose another one: the message is being updated.',
  },
  ping_role_refused: {
    status: 409,
    ru: 'Бот не выдаёт эту роль: она даёт права или стоит выше него. Попросите руководство убрать её из списка.',
    en: 'The bot cannot give this role: it grants permissions or is above the bot’s own. Ask the leaders to remove it from the list.',
  },
  reputation_out_of_range: {
    status: 422,
    ru: 'Репутация не может быть больше миллиарда или меньше минус миллиарда. Возьмите число поменьше.',
    en: 'Reputation cannot go above a billion or below minus a billion. Choose a smaller number.',
  },
  entry_already_undone: {
    status: 409,
    ru: 'Это изменение уже отменили. Обновите список: отмена уже там.',
    en: 'This change has already been undone. Refresh the list to see the undo next to it.',
  },
  entry_not_undoable: {
    status: 409,
    ru: 'Эта запись — сама отмена. Чтобы вернуть как было, измените репутацию ещё раз.',
    en: 'This entry is itself an undo. To reverse it, change the reputation again.',
  },
} as const satisfies ErrorDefinitions;
