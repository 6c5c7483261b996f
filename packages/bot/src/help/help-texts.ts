import { localised } from '../texts/localised.ts';

export const helpTexts = localised({
  en: {
    title: 'Famiglia',
    intro: 'Runs your family: reputation, events, capts and gun game. Here is what you can type:',
    moreInGuild: 'There is more on your family’s server: type /help there.',
    site: (site: string) => `[Website](${site})`,
    links: (panel: string, site: string) => `[This server’s panel](${panel}) · [Website](${site})`,
    linksOutside: (panel: string, site: string) =>
      `[Your servers in the panel](${panel}) · [Website](${site})`,
  },
  ru: {
    title: 'Famiglia',
    intro: 'Ведёт дела семьи: репутация, мероприятия, капты и ган-гейм. Вот что можно написать:',
    moreInGuild: 'На сервере семьи команд больше: напишите /помощь там.',
    site: (site: string) => `[Сайт](${site})`,
    links: (panel: string, site: string) => `[Панель этого сервера](${panel}) · [Сайт](${site})`,
    linksOutside: (panel: string, site: string) => `[Ваши серверы в панели](${panel}) · [Сайт](${site})`,
  },
});
