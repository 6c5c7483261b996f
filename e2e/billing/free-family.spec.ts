import { createSandboxClient } from '@famiglia/sandbox/client';
import { BRATVA_CHANNELS, GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import type { Locator, Page } from '@playwright/test';
import type { FamigliaProcess } from '../support/famiglia-process.ts';
import { runCommand } from '../sandbox/support/run-command.ts';
import { WORDS } from '../sandbox/support/words.ts';
import { changeDatabase } from '../support/change-database.ts';
import { expect, test as base } from '../support/own-process.ts';

const PEOPLE_COUNT = 40;
const words = WORDS.ru;
const title = 'Поставка';

/** The small server, which has no panel: its people act in the sandbox's client, or at once by its calls. */
const test = base.extend<{ family: ReturnType<typeof freeFamily> }>({
  family: async ({ famiglia }, use) => use(freeFamily(famiglia)),
});
test.use({ locale: words.locale });

/** Chooses in a select of a message; several choices are sent when the list closes. */
const choose = async (page: Page, select: Locator, option: string | RegExp): Promise<void> => {
  await select.click();
  await page.getByRole('option', { name: option }).click();
  if (await page.getByRole('listbox').isVisible()) await page.keyboard.press('Tab');
};

const lastMessage = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: text }).last();

const freeFamily = ({ sandboxUrl, dataDir }: Pick<FamigliaProcess, 'sandboxUrl' | 'dataDir'>) => {
  const people = createSandboxClient(sandboxUrl);
  const post = async (): Promise<SandboxMessage> => {
    const all = await people.messages(BRATVA_CHANNELS.events, { limit: 50 });
    const found = all.findLast((message) => message.embeds[0]?.title === title);
    if (found === undefined) throw new Error('the event is not posted');
    return found;
  };
  return {
    people,
    enter: async (page: Page, channel: string, userId: string = PEOPLE.free_owner): Promise<void> => {
      await page.goto(`${sandboxUrl}/channels/${GUILDS.bratva}/${channel}?as=${userId}`);
    },
    newMembers: async (count: number): Promise<{ id: string; name: string }[]> =>
      Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const name = `Боец_${String(index + 1).padStart(2, '0')}`;
          const username = `fighter_${Date.now()}_${index}`;
          const { id } = await people.createUser({ username, global_name: name });
          await people.member({ guild_id: GUILDS.bratva, user_id: id, action: 'join' });
          return { id, name };
        }),
      ),
    /** Each takes the next squad. */
    signUp: async (userIds: readonly string[]): Promise<void> => {
      const { id: message_id, components } = await post();
      const text = JSON.stringify(components);
      const [, custom_id = ''] = /"custom_id":"(mp:squad:[^"]+)"/.exec(text) ?? [];
      const squads = [...text.matchAll(/"value":"([^"]+)"/g)].flatMap(([, id = '']) =>
        id === 'any' ? [] : [id],
      );
      await Promise.all(
        userIds.map(async (user_id, index) =>
          people.click({ message_id, custom_id, user_id, values: [squads[index % squads.length] ?? ''] }),
        ),
      );
    },
    /** The start comes without waiting for it: its times are moved back in the database. */
    begin: async (): Promise<void> => {
      const ofEvent = 'guild_id = $1 and title = $2';
      await changeDatabase(
        `update events set starts_at = now() where ${ofEvent}`,
        [GUILDS.bratva, title],
        dataDir,
      );
      await changeDatabase(
        `update rosters set closes_at = now() where id in (select id from events where ${ofEvent})`,
        [GUILDS.bratva, title],
        dataDir,
      );
    },
    top: async (): Promise<string> => {
      const { message } = await people.command({
        guild_id: GUILDS.bratva,
        channel_id: BRATVA_CHANNELS.general,
        user_id: PEOPLE.free_owner,
        name: 'top',
        options: {},
      });
      return JSON.stringify(message?.embeds);
    },
  };
};

/** Marks who did not come and who came without a place, and finishes the event. */
const finish = async (page: Page, menu: Locator, absent: string, walkIn: string): Promise<void> => {
  await menu.getByRole('button', { name: 'Явка', exact: true }).click();
  const sheet = lastMessage(page, `Явка: ${title}`);
  await choose(page, sheet.getByRole('button', { name: /^Кто пришёл, страница 1 из 2/ }), absent);
  await expect(sheet).toContainText('Не пришли: 1');
  await choose(page, sheet.getByRole('button', { name: /^Кто пришёл без места/ }), walkIn);
  await expect(sheet).toContainText(/Пришли: 30 · \+15 каждому[\s\S]*Из них без места: 1/);
  await sheet.getByRole('button', { name: 'Завершить и начислить' }).click();
};

/** The event's message in its channel: the only one that its leaders manage. */
const post = (page: Page) =>
  page
    .getByRole('log')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Управление' }) })
    .last();

test(
  'a Free family plans, fills, pays, takes back and pays an event again, all in Discord',
  { tag: '@any-width' },
  async ({ page, family }) => {
    test.slow();
    await test.step('/setup: three questions of a new family, and who is pinged', async () => {
      await family.enter(page, BRATVA_CHANNELS.general);
      await runCommand(page, words, 'настройка');
      const setup = page.getByRole('log').getByRole('listitem').last();
      await expect(setup).toContainText('Какой язык и часовой пояс?');
      await setup.getByRole('button', { name: 'Дальше' }).click();
      await expect(setup).toContainText('Кто ведёт семью?');
      await setup.getByRole('button', { name: 'Позже' }).click();
      await choose(page, setup.getByRole('button', { name: /^Мероприятия/ }), '#сборы');
      await expect(setup).toContainText(/Сохранено\.[\s\S]*Мероприятия: #сборы/);
      await setup.getByRole('button', { name: 'Дальше' }).click();
      await expect(setup).toContainText(/Первые шаги: 2 из 7[\s\S]*Проведите первое МП/);
      await choose(page, setup.getByRole('button', { name: /^Раздел/ }), /^МП/);
      await choose(page, setup.getByRole('button', { name: /^Что изменить/ }), 'Кого звать на МП');
      await choose(page, setup.getByRole('button', { name: /^Кого звать на МП/ }), 'Брат');
      await expect(setup).toContainText(/Сохранено\.[\s\S]*Кого звать на МП: @Брат/);
    });
    const fighters = await family.newMembers(PEOPLE_COUNT);

    await test.step('/mp create: a form, then squads from the leader’s menu', async () => {
      await runCommand(page, words, 'мп создать');
      const form = page.getByRole('dialog', { name: 'Новое МП' });
      await form.getByLabel('Название').fill(title);
      await form.getByLabel('Когда').fill('через час');
      await form.getByLabel('Мест в основе').fill('30');
      await form.getByRole('button', { name: words.submit }).click();
      await expect(lastMessage(page, 'создано')).toBeVisible();
      await family.enter(page, BRATVA_CHANNELS.events);
      await expect(post(page)).toContainText('@Брат');
      await post(page).getByRole('button', { name: 'Управление' }).click();
      await lastMessage(page, 'Основа 0/30').getByRole('button', { name: 'Отряды…' }).click();
      const squads = page.getByRole('dialog', { name: 'Отряды основы' });
      await squads.getByRole('textbox').fill('Штурм, 20\nПрикрытие, 12\nВодители, 4');
      await squads.getByRole('button', { name: words.submit }).click();
      await expect(lastMessage(page, /Штурм 0\/20/)).toBeVisible();
    });

    await test.step('40 people sign up over the squads, the last one by hand', async () => {
      await family.signUp(fighters.slice(1).map(({ id }) => id));
      await family.enter(page, BRATVA_CHANNELS.events, fighters[0]?.id);
      const roster = post(page);
      await choose(page, roster.getByRole('button', { name: /^Выберите отряд/ }), /^Штурм/);
      await expect(lastMessage(page, 'Вы в основе: «Штурм», место 14.')).toBeVisible();
      await expect(roster).toContainText(/Прикрытие 12\/12[\s\S]*Водители 4\/4/);
    });

    await test.step('the start is moved, and when it comes sign-up ends by itself, and leaving is refused', async () => {
      await family.enter(page, BRATVA_CHANNELS.events);
      const roster = post(page);
      await roster.getByRole('button', { name: 'Управление' }).click();
      await lastMessage(page, 'Основа 30/36, замена 10').getByRole('button', { name: 'Изменить…' }).click();
      const form = page.getByRole('dialog', { name: 'Изменить МП' });
      await form.getByLabel('Когда').fill('через полчаса');
      await form.getByRole('button', { name: words.submit }).click();
      await expect(lastMessage(page, 'сохранено')).toBeVisible();
      await family.begin();
      // Of what changes without the bot it learns within a minute.
      await expect(roster).toContainText('Запись закрыта, состав заморожен.', { timeout: 90_000 });
      await expect(roster.getByRole('button', { name: 'Минус' })).toHaveCount(0);
    });

    await test.step('attendance with a no-show and a walk-in is paid, taken back, and paid again', async () => {
      await post(page).getByRole('button', { name: 'Управление' }).click();
      await finish(page, lastMessage(page, 'Состав заморожен. Можно снять'), 'Боец_02', 'Прохор');
      const over = lastMessage(page, 'Завершено: пришли 30 человек, не пришли: 1.');
      await expect.poll(family.top).toMatch(/Боец/);
      await over.getByRole('button', { name: 'Отменить итог' }).click();
      const undone = lastMessage(page, 'Итог отменён');
      await expect.poll(family.top).not.toMatch(/Боец/);

      await finish(page, undone, 'Боец_05', 'Прохор');
      await expect(lastMessage(page, 'Завершено: пришли 30 человек, не пришли: 1.')).toBeVisible();
      await expect(lastMessage(page, 'Пришли без записи 1')).toContainText(/Не пришли 1[^]*Боец_05/);
    });

    await test.step('/top shows who was paid, and not who did not come', async () => {
      await family.enter(page, BRATVA_CHANNELS.general);
      await runCommand(page, words, 'топ');
      await expect(page.getByRole('log').getByRole('listitem').last()).toContainText(/Боец_\d\d[^\n]*15/);
    });
  },
);

test(
  'a Free family judges a screenshot in its review channel',
  { tag: '@any-width' },
  async ({ page, browser, family }) => {
    const artist = await browser.newPage({ viewport: { width: 640, height: 360 } });
    await artist.setContent('<body style="background:linear-gradient(40deg,#1a2f55,#e09030 60%,#10131a)">');
    const [member] = await family.newMembers(1);
    const files = [{ filename: 'gg.png', bytes: await artist.screenshot() }];
    await artist.close();
    await family.people.postMessage({ channel_id: BRATVA_CHANNELS.gg, user_id: member?.id ?? '', files });

    await family.enter(page, BRATVA_CHANNELS.review);
    const card = lastMessage(page, 'ГГ: скрин ждёт решения');
    await expect(card).toContainText(member?.name ?? '');
    await card.getByRole('button', { name: 'Одобрить' }).click();
    await expect(lastMessage(page, 'Одобрен: @Ataman_Nevsky')).toBeVisible();
    await family.enter(page, BRATVA_CHANNELS.gg, member?.id);
    await expect(lastMessage(page, 'Засчитано: 1 скрин, +5.')).toBeVisible();
  },
);
