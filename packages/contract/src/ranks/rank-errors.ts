import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const rankErrors = {
  rank_no_ladder: {
    status: 409,
    ru: 'Лестницы рангов ещё нет. Составьте её в настройках панели или командой /ранги ступень.',
    en: 'There is no rank ladder yet. Build one in the panel’s settings or with /ranks step.',
  },
  rank_step_gone: {
    status: 409,
    ru: 'Такой ступени больше нет: её убрали из лестницы, или роль удалена в Discord. Обновите список рангов.',
    en: 'This step is gone: it was removed from the ladder, or its role was deleted in Discord. Refresh the ranks.',
  },
  rank_unchanged: {
    status: 409,
    ru: 'У участника уже этот ранг. Возможно, его только что изменил кто-то другой: обновите список.',
    en: 'The member already has this rank. Someone may have just changed it: refresh the list.',
  },
  rank_moved: {
    status: 409,
    ru: 'Ранг участника за это время изменился. Проверьте новый ранг и решите ещё раз.',
    en: 'The member’s rank has changed meanwhile. Check the new rank and decide again.',
  },
  rank_just_changed: {
    status: 409,
    ru: 'Меньше минуты назад это уже сделал другой лидер. Проверьте ранг командой /ранг; если нужна ещё одна ступень, повторите через минуту.',
    en: 'Another leader did the same less than a minute ago. Check the rank with /rank; to move one more step, try again in a minute.',
  },
  rank_at_top: {
    status: 409,
    ru: 'Выше ступеней нет. Чтобы повысить дальше, добавьте ступень в лестницу рангов.',
    en: 'This is the top step. To promote further, add a step to the rank ladder.',
  },
  rank_at_bottom: {
    status: 409,
    ru: 'У участника нет ранга, понижать некуда. Проверьте ранг командой /ранг.',
    en: 'The member has no rank to demote from. Check with /rank.',
  },
  rank_above_bot: {
    status: 409,
    ru: 'Роль этого ранга не ниже роли бота. Поднимите роль бота выше неё в настройках сервера и повторите.',
    en: 'This rank’s role is not below the bot’s. Drag the bot’s role above it in the server settings and try again.',
  },
  rank_above_you: {
    status: 403,
    ru: 'Роль этого ранга не ниже вашей высшей роли. Попросите того, чья роль выше, или владельца сервера.',
    en: 'This rank’s role is not below your own highest role. Ask a leader with a higher role or the server owner.',
  },
  rank_unsafe: {
    status: 403,
    ru: 'Бот не выдаст эту роль от вашего имени: она опасна или открывает то, к чему у вас нет доступа. Выдайте её вручную в Discord.',
    en: 'The bot will not give this role on your behalf: it is dangerous, or gives more access than you have. Give it manually in Discord.',
  },
} as const satisfies ErrorDefinitions;
