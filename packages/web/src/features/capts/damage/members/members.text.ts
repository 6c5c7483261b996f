import type { Texts } from '../../../../shared/language/texts.ts';

const en = {
  title: 'Whose row is this?',
  note: (nick: string) => `Choose the member who plays as ${nick}. After saving, the nick is remembered.`,
  noteEmpty: 'Choose the member. Their nick will stand in the row.',
  search: 'Name, nick, static id',
  near: 'Look alike',
  looksLike: 'Looks like',
  nobody: 'Nobody is found',
  none: 'No member, keep the nick alone',
  present: 'chosen',
};

const ru: typeof en = {
  title: 'Чья это строка?',
  note: (nick) => `Выберите, кто играет под ником ${nick}. После сохранения ник запомнится.`,
  noteEmpty: 'Выберите участника. В строке появится его ник.',
  search: 'Имя, ник, статик',
  near: 'Похожие',
  looksLike: 'Похоже на',
  nobody: 'Никого не нашлось',
  none: 'Не участник, оставить один ник',
  present: 'выбран',
};

export const membersText: Texts<typeof en> = { en, ru };
