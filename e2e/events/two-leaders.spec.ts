import { GUILDS } from '@famiglia/sandbox/demo-ids';
import type { Browser, Page } from '@playwright/test';
import { expectToFit } from '../public/support/expect-to-fit.ts';
import { callApi as call } from '../support/call-api.ts';
import { expect, test } from '../support/test.ts';

const base = `/guild/${GUILDS.moretti}`;

/** Creates an event with one person on its list; returns its address. */
const create = async (page: Page, title: string): Promise<string> => {
  await page.getByLabel('Name').fill(title);
  await page.getByLabel('Main list spots').fill('5');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign someone up' });
  await dialog
    .getByRole('button', { name: /^Sign up: / })
    .first()
    .click();
  await expect(dialog.getByText('on the list')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).click();
  return new URL(page.url()).pathname;
};

/** What is created on this page begins at once. */
const beginAtOnce = async (page: Page): Promise<void> => {
  await page.route('**/api/events/*', async (route, request) => {
    if (request.method() !== 'POST') return route.fallback();
    const soon = new Date(Date.now() + 1500).toISOString();
    const body = { ...(request.postDataJSON() as object), starts_at: soon, cutoff_minutes: null };
    return route.fallback({ postData: JSON.stringify(body) });
  });
};

test(
  'an older attendance sheet overwrites nothing, keeps its marks and says who saved first',
  { tag: '@any-width' },
  async ({ page, browser, signInAs, expectAccessible }) => {
    const title = `Two sheets ${Date.now()}`;
    await signInAs(page, 'owner', `${base}/events?new=`);
    await beginAtOnce(page);
    const address = await create(page, title);

    const other = await (await browser.newContext()).newPage();
    await signInAs(other, 'manager', address);
    await other.getByRole('button', { name: 'Mark attendance' }).click();
    await expect(other.getByText('1 person attended')).toBeVisible();

    // The owner marks nobody while the other sheet is open with everybody.
    await page.getByRole('button', { name: 'Mark attendance' }).click();
    await page.getByRole('button', { name: 'Nobody' }).click();
    await page.getByRole('button', { name: 'Finish event' }).click();
    await expect(page.getByText(/0 attended/).first()).toBeVisible();

    await other.getByRole('button', { name: /Finish event|Correct attendance/ }).click();
    await expect(other.getByText('Someone else changed this while you were editing')).toBeVisible();
    await expect(other.getByText(`Event finished: ${title}, 0 attended`)).toBeVisible();
    await expect(other.getByText('1 person attended')).toBeVisible();
    await expect(other.getByRole('checkbox').first()).toBeChecked();
    await expect(page.getByText(/0 attended/).first()).toBeVisible();

    // The other leader then overwrites it, and the first one sees that at once.
    await other.getByRole('button', { name: 'Overwrite with mine' }).click();
    await expect(page.getByText(/1 attended/).first()).toBeVisible();
    await expectAccessible();
    await other.context().close();
  },
);

test(
  'two edits of one event, each of another field, are both saved, and the second leader is told',
  { tag: '@any-width' },
  async ({ page, browser, signInAs }) => {
    const title = `Two edits ${Date.now()}`;
    await signInAs(page, 'owner', `${base}/events?new=`);
    const address = await create(page, title);
    const other = await (await browser.newContext()).newPage();
    await signInAs(other, 'manager', address);
    await other.getByRole('button', { name: 'Edit', exact: true }).click();
    const theirs = other.getByRole('dialog', { name: 'Edit event' });
    await theirs.getByLabel('Description').fill('Bring water');

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const mine = page.getByRole('dialog', { name: 'Edit event' });
    await mine.getByLabel('Name').fill(`${title} late`);
    await mine.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: `${title} late`, level: 1 })).toBeVisible();

    await theirs.getByRole('button', { name: 'Save' }).click();
    await expect(theirs.getByText(/Event edited/)).toBeVisible();
    await expect(theirs.getByText(`${title} late`).first()).toBeVisible();
    await expect(theirs.getByLabel('Description')).toHaveValue('Bring water');
    await expect(theirs.getByLabel('Name')).toHaveValue(`${title} late`);
    await theirs.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Bring water')).toBeVisible();
    await expect(page.getByRole('heading', { name: `${title} late`, level: 1 })).toBeVisible();
    await other.context().close();
  },
);

/** The phone of a leader who reads Russian. */
const openPhone = async (browser: Browser): Promise<Page> => {
  const viewport = { width: 360, height: 740 };
  const phone = {
    viewport,
    locale: 'ru-RU',
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  } as const;
  return (await browser.newContext(phone)).newPage();
};

/** Says so if the notice on a phone is not on the screen, or wider than it. */
const expectNotice = async (phone: Page, words: readonly string[]): Promise<void> => {
  const form = phone.getByRole('dialog');
  await expect(form.getByText('Пока вы редактировали, это изменил кто-то другой')).toBeInViewport();
  for (const part of words) await expect(form.getByText(part).first()).toBeVisible();
  await expectToFit(phone);
};

test(
  'an older form of a series, on a phone in Russian, shows what both leaders changed and keeps the rest of both',
  { tag: '@any-width' },
  async ({ page, browser, signInAs }) => {
    const title = `Two series ${Date.now()}`;
    const path = `/api/event-series/${GUILDS.moretti}`;
    const plan = { title, description: '', slots: 15 };
    const firstDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const rule = { clock: '20:00', every_weeks: 1, first_day: firstDay, until: null, hours_before: 1 };
    await signInAs(page, 'owner', `${base}/events/series`);
    const made = await call<{ id: string; version: number }>(page, 'POST', path, {
      plan,
      days: [5],
      ...rule,
    });

    const phone = await openPhone(browser);
    await signInAs(phone, 'manager', `${base}/events/series`);
    await phone.getByRole('button', { name: new RegExp(title) }).click();
    await phone.getByRole('menuitem', { name: 'Изменить', exact: true }).click();
    const form = phone.getByRole('dialog', { name: 'Изменить серию' });
    await form.getByLabel('Описание').fill('Своя снаряга');
    await form.getByText('Ещё', { exact: true }).click();
    await form.getByLabel('Репутация за явку').fill('30');
    await call(page, 'PUT', `${path}/${made.id}`, {
      plan: { ...plan, reward: 20 },
      days: [5, 6],
      ...rule,
      version: made.version,
    });
    await expect(page.getByText('Fridays and Saturdays at 20:00')).toBeVisible();
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expectNotice(phone, ['Alessandro_Moretti', `Изменена серия: ${title}`, 'Репутация за явку:']);
    await expect(form.getByLabel('Описание')).toHaveValue('Своя снаряга');
    await expect(form.getByText('по пятницам и субботам в 20:00')).toBeVisible();

    // The second leader then saves; the days that only the first one changed stay.
    await form.getByRole('button', { name: 'Сохранить мой вариант' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('Fridays and Saturdays at 20:00')).toBeVisible();
    await call(page, 'POST', `${path}/${made.id}/end`, {});
    await phone.context().close();
  },
);

test(
  'older squads, on a phone in Russian, overwrite nothing and stay in the form',
  { tag: '@any-width' },
  async ({ page, browser, signInAs }) => {
    const title = `Two squads ${Date.now()}`;
    const path = `/api/events/${GUILDS.moretti}`;
    const anybody = { role_id: null, leader_id: null };
    const body = {
      title,
      description: '',
      starts_at: new Date(Date.now() + 86_400_000).toISOString(),
      slots: 5,
      squads: [{ name: 'Storm', slots: 5, ...anybody }],
      reward: 10,
      reminders_minutes: [],
      cutoff_minutes: null,
      ping_role_id: null,
      ping_again_minutes: 0,
      thread: false,
    };
    await signInAs(page, 'owner', `${base}/events`);
    const made = await call<{ id: string; version: number; squads: { id: string }[] }>(
      page,
      'POST',
      path,
      body,
    );
    await page.goto(`${base}/events/${made.id}`);

    const phone = await openPhone(browser);
    await signInAs(phone, 'manager', `${base}/events/${made.id}`);
    await phone.getByRole('main').getByRole('button', { name: 'Ещё', exact: true }).click();
    await phone.getByRole('menuitem', { name: 'Изменить', exact: true }).click();
    const form = phone.getByRole('dialog', { name: 'Изменить МП' });
    await form.getByText('отряды: 1').click();
    const names = form.getByLabel('Название отряда');
    await form.getByRole('button', { name: 'Добавить отряд' }).click();
    await names.last().fill('Резервисты');
    const [storm] = made.squads;
    await call(page, 'PUT', `${path}/${made.id}`, {
      ...body,
      slots: 9,
      squads: [
        { id: storm?.id, name: 'Storm', slots: 6, ...anybody },
        { name: 'Snipers', slots: 3, ...anybody },
      ],
      version: made.version,
    });
    await expect(page.getByText('edited it')).toBeVisible();
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expectNotice(phone, ['Alessandro_Moretti', 'Storm: 6, Snipers: 3']);
    await expect(names.last()).toHaveValue('Резервисты');
    await form.getByRole('button', { name: 'Взять чужой вариант' }).click();
    await expect(names.last()).toHaveValue('Snipers');
    await phone.context().close();
  },
);
