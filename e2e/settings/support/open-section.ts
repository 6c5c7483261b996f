import type { Page } from '@playwright/test';

/** Opens a section as a person does: by a list of links on a desktop, by a select on a phone. */
export const openSection = async (page: Page, isMobile: boolean, name: string): Promise<void> => {
  if (isMobile) {
    await page.getByRole('combobox', { name: 'Settings sections' }).click();
    await page.getByRole('option', { name, exact: true }).click();
  } else {
    const sections = page.getByRole('navigation', { name: 'Settings sections' });
    await sections.getByRole('link', { name, exact: true }).click();
  }
};
