import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const movingErrors = {
  list_unreadable: {
    status: 422,
    ru: 'Здесь не нашлось таблицы. Подойдут CSV, XLSX и строки, скопированные из таблицы, с ником, статиком или Discord.',
    en: 'There is no table here. Use CSV, XLSX or rows copied from a spreadsheet, with a nick, static ID or Discord name.',
  },
  list_too_large: {
    status: 422,
    ru: 'Таблица слишком большая: до 5000 строк и 64 столбцов. Удалите лишнее и попробуйте ещё раз.',
    en: 'This table is too large: up to 5,000 rows and 64 columns. Remove what is not needed and try again.',
  },
  list_old_format: {
    status: 422,
    ru: 'Это старый или защищённый паролем файл Excel. Сохраните его как XLSX или CSV без пароля.',
    en: 'This is an old Excel file or one with a password. Save it as XLSX or CSV without a password.',
  },
  too_many_drafts: {
    status: 409,
    ru: 'Слишком много таблиц ждут. Удалите те, что больше не нужны.',
    en: 'Too many tables are waiting. Throw away those that you no longer need.',
  },
  list_begun: {
    status: 409,
    ru: 'Эту таблицу уже заносят или занесли. Чтобы исправить её, отмените и загрузите заново.',
    en: 'This table is being entered or was entered already. To correct it, take it back and give it again.',
  },
  list_empty: {
    status: 409,
    ru: 'Заносить нечего: ни одной строки без сомнений. Проверьте столбцы и людей.',
    en: 'Nothing to enter: there is no row without a doubt. Check the columns and the people.',
  },
  list_not_entered: {
    status: 409,
    ru: 'Эта таблица ещё не занесена, отменять нечего.',
    en: 'This table was not entered, so there is nothing to take back.',
  },
} as const satisfies ErrorDefinitions;
