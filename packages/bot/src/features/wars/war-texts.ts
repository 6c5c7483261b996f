import { CAPT_RESULT_NAMES } from '@famiglia/contract/capts/capt-states';
import { localised } from '../../kit/texts/localised.ts';

/** Alerts of the war feed. */
export const warTexts = localised({
  en: {
    headline: { attack: 'We declared war on', defence: 'War declared on us by' },
    start: (start: string) => `start ${start}`,
    places: (count: number) => `up to ${count} a side`,
    source: (names: string) => `Source: ${names}`,
    gone: 'The feed took this war back.',
    over: 'This war is over',
    result: CAPT_RESULT_NAMES.en,
    ignored: (by: string) => `Ignored by ${by}.`,
    /** In a direct message, where buttons do not work. */
    next: 'Create the sign-up with /capt create.',
  },
  ru: {
    headline: { attack: 'Мы забили', defence: 'Нам забили' },
    start: (start: string) => `старт ${start}`,
    places: (count: number) => `до ${count} с каждой стороны`,
    source: (names: string) => `Источник: ${names}`,
    gone: 'Лента убрала эту войну.',
    over: 'Война закончилась',
    result: CAPT_RESULT_NAMES.ru,
    ignored: (by: string) => `Пропускаем: ${by}.`,
    next: 'Создайте запись: /капт создать.',
  },
});
