import type { Texts } from '../../shared/language/texts.ts';

const en = {
  inSpan: (span: string) => `in\u00A0${span}`,
  fill: (taken: string, slots: string) => `${taken} of ${slots} spots taken`,
  ahead: 'Upcoming',
  past: 'Past',
};

const ru: typeof en = {
  inSpan: (span) => `через\u00A0${span}`,
  fill: (taken, slots) => `занято мест: ${taken} из ${slots}`,
  ahead: 'Впереди',
  past: 'Прошедшие',
};

/** What a list of sign-ups says; a page of one says more. */
export const listText: Texts<typeof en> = { en, ru };
