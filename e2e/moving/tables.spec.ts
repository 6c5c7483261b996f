import { GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { expect, test } from '../support/own-process.ts';
import { people } from '../support/people.ts';
import type { Page } from '@playwright/test';

test.use({ locale: 'en-US', processOf: 'tables' });

const moving = `/guild/${GUILDS.moretti}/moving`;
const ROWS = 200;

/** As Excel in Russian saves it: other letters, semicolons, a title above, sums below. */
const windows1251 = (text: string): Buffer =>
  Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code < 128 ? code : code - 0x4_10 + 0xc0;
    }),
  );

/** Two hundred rows about a family: real people, strangers, doubles, wrong dates and numbers. */
const spreadsheet = async (reputation: number): Promise<Buffer> => {
  const { guilds } = await people.world();
  const family = guilds.find(({ id }) => id === GUILDS.moretti)?.members ?? [];
  const ids = family.map((member) => member.user_id).filter((id) => id !== PEOPLE.owner);
  const lines = ids.slice(0, 100).map((id, at) => {
    const joined = ['03/04/2024', '12.03.2024', '31.02.2024', ''][at % 4] ?? '';
    const points = at === 7 ? '1,250' : String(reputation + at);
    return `${id};Player;${points};${joined};${at}`;
  });
  const strangers = Array.from({ length: ROWS - lines.length - 2 }, (_, at) => `;Stranger_Number${at};5;;`);
  const [double = ''] = lines;
  return windows1251(
    [
      'Состав семьи;;;;',
      'ID Discord;Имя в Discord;Баллы;Вступил;Посещения',
      ...lines,
      ...strangers,
      double,
      'Итого;;9999;;',
    ].join('\r\n'),
  );
};

const give = async (page: Page, buffer: Buffer) => {
  await page.goto(moving);
  await page
    .getByLabel('CSV or XLSX file')
    .setInputFiles({ name: 'family.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('Read as Windows-1251')).toBeVisible();
};

const enterAll = async (page: Page) => {
  await page.getByRole('button', { name: /^Enter \d+ rows$/ }).click();
  await expect(page.getByText(/^Entered: \d+ members$/)).toBeVisible({ timeout: 30_000 });
};

test(
  'a messy spreadsheet of two hundred rows is entered, taken back, corrected and entered again',
  { tag: '@any-width' },
  async ({ page, signInAs, expectAccessible }) => {
    test.slow();
    await signInAs(page, 'owner', moving);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible();
    await give(page, await spreadsheet(100));
    // What was recognised stands there; a date that can be read in two ways is not read until somebody says how.
    await expect(page.getByText('day or month first? Choose above').first()).toBeVisible();
    await page.getByLabel('Dates like 03/04/2024').click();
    await page.getByRole('option', { name: '3 April' }).click();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeHidden();
    await expect(page.getByText('day or month first? Choose above')).toHaveCount(0);
    await expectAccessible();
    await page.getByRole('button', { name: /^To look at \d+$/ }).click();
    await expect(page.getByText('nobody of the family fits').first()).toBeVisible();
    await enterAll(page);
    await page.getByRole('button', { name: 'Skipped' }).click();
    await expect(page.getByText('can be read in two ways').first()).toBeVisible();
    await expectAccessible();

    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByRole('heading', { name: 'Taken back', exact: true })).toBeVisible({
      timeout: 30_000,
    });

    await give(page, await spreadsheet(300));
    await enterAll(page);
    await page.goto(moving);
    await expect(page.getByText('family.csv')).toHaveCount(2);
  },
);
