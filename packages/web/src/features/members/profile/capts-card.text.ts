import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: 'In capts',
  place: (rank: string) => `#${rank} by damage per capt`,
  record: (wins: string, losses: string) => `${wins} won, ${losses} lost`,
  average: 'Average',
  form5: 'Form\u00A05',
  form10: 'Form\u00A010',
  best: 'Best',
  mvps: 'MVP',
  kd: 'K/D',
  damage: 'Damage',
  recent: 'Damage in recent capts',
  day: 'Day',
};

const ru: typeof en = {
  title: 'В каптах',
  place: (rank) => `${rank}-е место по урону за капт`,
  record: (wins, losses) => `побед ${wins}, поражений ${losses}`,
  average: 'Среднее',
  form5: 'Форма\u00A05',
  form10: 'Форма\u00A010',
  best: 'Лучший',
  mvps: 'MVP',
  kd: 'K/D',
  damage: 'Урон',
  recent: 'Урон в последних каптах',
  day: 'День',
};

export const captsCardText: Texts<typeof en> = { en, ru };
