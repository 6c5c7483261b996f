import { CAPT_RESULT_NAMES } from '@famiglia/contract/capts/capt-states';
import { localised } from '../../kit/texts/localised.ts';

/** Alerts of the war feed. */
export const warTexts = localised({
  en: {
    headline: { attack: 'We attack', defence: 'Attacked by' },
    start: (start: string) => `start ${start}`,
    places: (count: number) => `up to ${count} a side`,
    source: (names: string) => `Source: ${names}`,
    gone: 'The feed took this war back.',
    over: 'This war is over',
    result: CAPT_RESULT_NAMES.en,
    ignored: (by: string | null) =>
      by === null ? 'Nobody decided for a week, so it was left aside.' : `Ignored by <@${by}>.`,
    /** In a direct message, where buttons do not work. */
    next: 'Create the sign-up with /capt create.',
    linked: (capt: string) => `Capt: ${capt}.`,
    several: 'Several planned capts fit. Choose which one it is.',
    create: 'Create sign-up',
    ignore: 'Ignore',
    unlink: 'Unlink',
    choose: 'Link to a planned capt',
    created: (capt: string) => `Sign-up created: ${capt}.`,
    tied: (capt: string) => `Linked: ${capt}.`,
    untied: 'The war is no longer linked to the capt. The capt itself stays.',
    sure: (opponent: string) =>
      `Ignore the war with **${opponent}**? This cannot be undone: the feed will neither fill a capt nor ask again.`,
    ignoredNow: 'The war is ignored.',
    reportsClosed: (channel: string, missing: string) =>
      missing === ''
        ? `War reports cannot be read: their channel is deleted or hidden from me. Choose another one in /setup.`
        : `War reports in ${channel} cannot be answered. The bot lacks: ${missing}.`,
  },
  ru: {
    headline: { attack: 'Мы забили', defence: 'Нам забили' },
    start: (start: string) => `старт ${start}`,
    places: (count: number) => `до ${count} с каждой стороны`,
    source: (names: string) => `Источник: ${names}`,
    gone: 'Лента убрала эту войну.',
    over: 'Война закончилась',
    result: CAPT_RESULT_NAMES.ru,
    ignored: (by: string | null) =>
      by === null ? 'Неделю никто не решил, поэтому война пропущена.' : `Пропускаем: <@${by}>.`,
    next: 'Создайте запись: /капт создать.',
    linked: (capt: string) => `Капт: ${capt}.`,
    several: 'Подходит несколько каптов. Выберите, какой это.',
    create: 'Создать запись',
    ignore: 'Пропустить',
    unlink: 'Отвязать',
    choose: 'Связать с готовым каптом',
    created: (capt: string) => `Запись создана: ${capt}.`,
    tied: (capt: string) => `Связано: ${capt}.`,
    untied: 'Война больше не связана с каптом. Сам капт остался.',
    sure: (opponent: string) =>
      `Пропустить войну с **${opponent}**? Это не отменить: лента не заполнит капт и больше не спросит.`,
    ignoredNow: 'Война пропущена.',
    reportsClosed: (channel: string, missing: string) =>
      missing === ''
        ? `Отчёты о войнах не прочитать: канала для них больше нет, или бот его не видит. Выберите другой в /настройка.`
        : `На отчёты о войнах в ${channel} не ответить. Боту не хватает прав: ${missing}.`,
  },
});
