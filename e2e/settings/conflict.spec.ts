import { GUILDS } from '@famiglia/sandbox/demo-ids';
import { expect, test } from '../support/own-process.ts';

// The browser itself writes the refused save to its console.
test.use({ locale: 'en-US', consoleStaysQuiet: false });

// An address that people have kept; it leads on to the section that has these settings now.
const capts = `/guild/${GUILDS.moretti}/settings/capts`;
const reward = 'Attendance reward Capts';

test('two people save the same setting: the second sees both values and who was first', async ({
  browser,
  page,
  signInAs,
  expectAccessible,
}) => {
  const other = await browser.newPage({ locale: 'en-US' });
  await Promise.all([signInAs(page, 'owner', capts), signInAs(other, 'manager', capts)]);
  await page.getByRole('spinbutton', { name: reward }).fill('41');
  await other.getByRole('spinbutton', { name: reward }).fill('42');
  await other.getByRole('button', { name: /^Save/ }).click();
  await expect(other.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();

  await page.getByRole('button', { name: /^Save/ }).click();
  const conflict = page.getByRole('dialog', { name: /Marta_Moretti.*saved while you were editing/ });
  await expect(conflict).toBeVisible();
  await expect(conflict.getByRole('radio', { name: /Yours.*41/ })).toBeChecked();
  await expectAccessible();
  await conflict.getByRole('radio', { name: /Newer.*42/ }).click();
  await conflict.getByRole('button', { name: 'Save with these choices' }).click();
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
  await expect(page.getByRole('spinbutton', { name: reward })).toHaveValue('42');
  await other.close();
});
