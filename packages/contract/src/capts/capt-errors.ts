import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const captErrors = {
  capt_closed: {
    status: 409,
    ru: 'Запись на этот капт закрыта, состав заморожен. Чтобы изменить список, откройте запись снова.',
    en: 'Sign-up for this capt is closed and the list is frozen. Reopen sign-up to change the list.',
  },
  capt_over: {
    status: 409,
    ru: 'Этот капт уже сыгран или отменён. Создайте новый.',
    en: 'This capt has been played or canceled. Create a new one.',
  },
  capt_not_started: {
    status: 409,
    ru: 'Этот капт ещё не начался. Вернитесь к нему, когда он начнётся.',
    en: 'This capt has not started yet. Come back once it has.',
  },
  recording_known: {
    status: 409,
    ru: 'Этот откат уже есть у капта. Пришлите другую ссылку.',
    en: 'This capt already has this recording. Send another link.',
  },
  table_unreadable: {
    status: 422,
    ru: 'Здесь не нашлось ни одной строки с ником и уроном. Проверьте, что выделена вся таблица, и попробуйте ещё раз.',
    en: 'No row here has a nick and damage. Check that you selected the whole table and try again.',
  },
  ocr_installing: {
    status: 503,
    ru: 'На этом сервере скрины читают впервые, и программа для этого ещё устанавливается. Повторите через минуту.',
    en: 'Nobody has read a screenshot on this server before, so the program for it is still being installed. Try again in a minute.',
  },
  ocr_unavailable: {
    status: 503,
    ru: 'Скрины на этом сервере пока не читаются: программа для этого не установилась. Вставьте таблицу текстом или напишите администратору сайта, что причина есть в журнале сервера.',
    en: 'This server cannot read screenshots yet, because the program for it could not be installed. Paste the table as text, or tell the site admin that the server’s log has the reason.',
  },
  table_too_large: {
    status: 422,
    ru: 'Таблица слишком большая: до 4000 символов в строке, до 200 в ячейке, до 64 столбцов. Вставьте только строки с игроками.',
    en: 'This table is too large: up to 4,000 characters per line, 200 per cell and 64 columns. Paste only the rows with players.',
  },
} as const satisfies ErrorDefinitions;
