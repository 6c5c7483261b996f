import { CAPT_FIELDS } from '@famiglia/contract/capts/capt-words';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: 'In capts',
  place: (rank: string) => `#${rank} by damage per capt`,
  average: 'Per capt',
  form5: 'Last\u00A05',
  form10: 'Last\u00A010',
  best: 'Best',
  mvps: 'MVP',
  kd: 'K/D',
  damage: CAPT_FIELDS.en.damage,
  recent: 'Damage in recent capts',
  day: 'Day',
};

const ru: typeof en = {
  title: 'В каптах',
  place: (rank) => `${rank}-е место по урону за капт`,
  average: 'Урон за капт',
  form5: 'За\u00A05\u00A0каптов',
  form10: 'За\u00A010\u00A0каптов',
  best: 'Рекорд',
  mvps: 'MVP',
  kd: 'K/D',
  damage: CAPT_FIELDS.ru.damage,
  recent: 'Урон в последних каптах',
  day: 'День',
};

export const captsCardText: Texts<typeof en> = { en, ru };
