import type { HelpTopic } from '../../kit/interactions/help-topic.ts';
import { localised } from '../../kit/texts/localised.ts';

interface HelpTexts {
  title: string;
  question: string;
  topics: Record<HelpTopic, string>;
  more: (count: number) => string;
  choose: string;
  back: string;
  moreInGuild: string;
  site: (site: string) => string;
  links: (panel: string, site: string) => string;
  linksOutside: (panel: string, site: string) => string;
}

export const helpTexts = localised<HelpTexts>({
  en: {
    title: 'Famiglia',
    question: 'What would you like to do?',
    topics: {
      play: 'Join an event or a capt',
      screens: 'Send a screen',
      money: 'See pay and the family’s money',
      self: 'See reputation and profile',
      away: 'Take a vacation or go AFK',
      join: 'Send an application',
      lead: 'Run an event or a capt',
      review: 'Review screens and applications',
      people: 'Manage members',
      setup: 'Set up the bot',
      bot: 'About the bot and your data',
    },
    more: (count) => `and ${count} more`,
    choose: 'Topic',
    back: '◀ All topics',
    moreInGuild: 'There is more on your family’s server: type /help there.',
    site: (site) => `[Guide](${site}/guide)`,
    links: (panel, site) => `[This server’s panel](${panel}) · [Guide](${site}/guide)`,
    linksOutside: (panel, site) => `[Your servers in the panel](${panel}) · [Guide](${site}/guide)`,
  },
  ru: {
    title: 'Famiglia',
    question: 'Что хотите сделать?',
    topics: {
      play: 'Сходить на МП или капт',
      screens: 'Прислать скрин',
      money: 'Узнать выплаты и общак семьи',
      self: 'Узнать репутацию и профиль',
      away: 'Уйти в отпуск или AFK',
      join: 'Подать заявку',
      lead: 'Провести МП или капт',
      review: 'Проверить скрины и заявки',
      people: 'Управлять составом',
      setup: 'Настроить бота',
      bot: 'О боте и ваших данных',
    },
    more: (count) => `и ещё ${count}`,
    choose: 'Тема',
    back: '◀ Все темы',
    moreInGuild: 'На сервере семьи команд больше: напишите /помощь там.',
    site: (site) => `[Руководство](${site}/guide)`,
    links: (panel, site) => `[Панель этого сервера](${panel}) · [Руководство](${site}/guide)`,
    linksOutside: (panel, site) => `[Ваши серверы в панели](${panel}) · [Руководство](${site}/guide)`,
  },
});
