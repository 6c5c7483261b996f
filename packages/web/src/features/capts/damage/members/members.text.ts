import type { Texts } from '../../../../shared/language/texts.ts';

const en = {
  title: 'Whose row is this?',
  note: (nick: string) => `Choose who plays as ${nick}. The nick is remembered once you save.`,
  noteEmpty: 'Choose a member. Their nick will appear in the row.',
  search: 'Name, nick, static ID',
  near: 'Similar',
  looksLike: 'Looks like',
  nobody: 'Nobody found',
  none: 'Not a member, keep just the nick',
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
  none: 'Не участник, оставить только ник',
  present: 'выбран',
};

export const membersText: Texts<typeof en> = { en, ru };
