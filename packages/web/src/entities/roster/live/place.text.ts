import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  place: (list: string, position: string) => `${list}, #${position}`,
  profile: 'Open the profile',
  criterion: 'In this order',
  mine: 'Value',
  decided: 'decided the spot',
  noPriority: 'none',
  yes: 'yes',
  no: 'no',
  signedUp: (when: string) => `Signed up ${when}.`,
  away: 'Away at the start, so the absence is excused.',
};

const ru: typeof en = {
  place: (list, position) => `${list}, место ${position}`,
  profile: 'Открыть профиль',
  criterion: 'По порядку',
  mine: 'Значение',
  decided: 'определило место',
  noPriority: 'нет',
  yes: 'да',
  no: 'нет',
  signedUp: (when) => `Запись: ${when}.`,
  away: 'К началу будет в отпуске: пропуск уважительный.',
};

export const placeText: Texts<typeof en> = { en, ru };
