import { localised } from '../../kit/texts/localised.ts';

export const helpTexts = localised({
  en: {
    title: 'Famiglia',
    intro: 'Reputation, events, capts and gun game for your family. Available commands:',
    moreInGuild: 'There is more on your family’s server: type /help there.',
    site: (site: string) => `[Website](${site})`,
    links: (panel: string, site: string) => `[This server’s panel](${panel}) · [Website](${site})`,
    linksOutside: (panel: string, site: string) =>
      `[Your servers in the panel](${panel}) · [Website](${site})`,
  },
  ru: {
    title: 'Famiglia',
    intro: 'Репутация, мероприятия, капты и ган-гейм вашей семьи. Доступные команды:',
    moreInGuild: 'На сервере семьи команд больше: напишите /помощь там.',
    site: (site: string) => `[Сайт](${site})`,
    links: (panel: string, site: string) => `[Панель этого сервера](${panel}) · [Сайт](${site})`,
    linksOutside: (panel: string, site: string) => `[Ваши серверы в панели](${panel}) · [Сайт](${site})`,
  },
});
