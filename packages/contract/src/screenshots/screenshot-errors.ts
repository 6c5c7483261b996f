import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const screenshotErrors = {
  screenshots_decided: {
    status: 409,
    ru: 'По части скринов решение уже принял кто-то другой. Они отмечены: снимите с них выбор и повторите.',
    en: 'Someone else has already decided on some of these screens. They are marked: deselect them and try again.',
  },
  review_channel_needed: {
    status: 422,
    ru: 'Так скрины ждали бы вечно: проверять их негде. Сначала выберите канал проверки (/настройка → «Каналы») или включите Premium: тогда их проверяют и в панели.',
    en: 'Screens would wait forever: there is nowhere to review them. Choose a review channel first (/setup → Channels), or get Premium and review them in the panel.',
  },
  gg_daily_limit: {
    status: 409,
    ru: 'Лимит скринов на сегодня исчерпан. Пришлите этот скрин снова после полуночи по времени семьи.',
    en: 'You have reached today’s limit of screens. Send this one again after midnight, family time.',
  },
  gungame_daily_limit: {
    status: 409,
    ru: 'Лимит скринов с гангейма на сегодня исчерпан. Пришлите этот скрин снова после полуночи по времени семьи.',
    en: 'You have reached today’s limit of gun game screens. Send this one again after midnight, family time.',
  },
  pictures_daily_limit: {
    status: 409,
    ru: 'Слишком много скринов за день. Пришлите этот завтра.',
    en: 'That is too many screens for one day. Send this one tomorrow.',
  },
  pictures_no_room: {
    status: 507,
    ru: 'У семьи закончилось место для картинок, скрин не сохранён. Скажите лидеру: с оплаченным Premium места больше.',
    en: 'The family is out of picture space, so the screen was not saved. Tell a leader: paid Premium has more space.',
  },
  picture_unreadable: {
    status: 422,
    ru: 'Это не картинка, или файл повреждён. Пришлите скрин в PNG, JPEG или WebP.',
    en: 'This is not a picture, or the file is damaged. Send the screen as PNG, JPEG or WebP.',
  },
  picture_too_large: {
    status: 413,
    ru: 'Файл больше 10 МБ. Сохраните скрин в JPEG или уменьшите его и пришлите снова.',
    en: 'The file is larger than 10 MB. Save the screen as JPEG or make it smaller and send it again.',
  },
  picture_too_many_pixels: {
    status: 422,
    ru: 'В картинке больше 40 мегапикселей. Пришлите обычный скрин.',
    en: 'The picture has more than 40 megapixels. Send an ordinary screenshot.',
  },
  picture_too_small: {
    status: 422,
    ru: 'Картинка меньше 320×180, на ней ничего не разобрать. Пришлите скрин целиком, не обрезанный и не превью.',
    en: 'The picture is smaller than 320×180, too small to read. Send the whole screen, not a crop or a preview.',
  },
  pictures_too_many: {
    status: 422,
    ru: 'В одном сообщении можно прислать не больше 10 картинок. Остальные пришлите отдельно.',
    en: 'A message can have up to 10 pictures. Send the rest separately.',
  },
  picture_forwarded: {
    status: 422,
    ru: 'Пересланный скрин не засчитывается. Пришлите саму картинку своим сообщением.',
    en: 'Forwarded screens do not count. Post the picture itself in your own message.',
  },
  picture_in_thread: {
    status: 422,
    ru: 'Скрины в ветке не засчитываются. Пришлите скрин в сам канал.',
    en: 'Screens in threads do not count. Post it in the channel this thread belongs to.',
  },
  picture_gone: {
    status: 410,
    ru: 'Discord больше не отдаёт этот файл. Пришлите скрин ещё раз.',
    en: 'Discord no longer has this file. Send the screen again.',
  },
  link_expired: {
    status: 410,
    ru: 'Ссылка на картинку устарела. Обновите страницу, и она откроется.',
    en: 'The link to this picture has expired. Reload the page and it will open.',
  },
} as const satisfies ErrorDefinitions;
