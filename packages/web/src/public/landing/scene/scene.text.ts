import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  caption: 'A sign-up in Discord: the main list and the reserve sort themselves',
  title: 'Capt against Los Vagos',
  time: '20:00 MSK',
  ranks: { don: 'Don', capo: 'Capo', soldier: 'Soldier' },
  visitor: 'You',
  movedUp: (name: string) => `up from reserve: ${name} left`,
  join: 'Join',
  leave: 'Leave',
  invite: 'Press Join: the bot finds your spot',
  main: (position: number) => `You are in: #${position} of 5`,
  reserve: (position: number) => `You are in the reserve, #${position}`,
  bot: 'Famiglia',
  sender: 'bot · just now',
  message: (name: string, position: number) =>
    `${name}, you are on the main list for the capt at 20:00, #${position}.`,
  messageToYou: (position: number) => `You are on the main list for the capt at 20:00, #${position}.`,
};

const ru: typeof en = {
  caption: 'Запись в Discord: основа и замена собираются сами',
  title: 'Капт против Los Vagos',
  time: '20:00 МСК',
  ranks: { don: 'Дон', capo: 'Капо', soldier: 'Солдат' },
  visitor: 'Вы',
  movedUp: (name) => `с замены: место освободил ${name}`,
  join: 'Плюс',
  leave: 'Минус',
  invite: 'Нажмите «Плюс»: бот найдёт вам место',
  main: (position) => `Вы в основе, место ${position} из 5`,
  reserve: (position) => `Вы в замене, место ${position}`,
  bot: 'Famiglia',
  sender: 'бот · сейчас',
  message: (name, position) => `${name}, вы в основе на капт в 20:00. Место ${position}.`,
  messageToYou: (position) => `Вы в основе на капт в 20:00. Место ${position}.`,
};

export const sceneText: Texts<typeof en> = { en, ru };
