import { expect, type Page } from '@playwright/test';

/** Changes something as the person who is signed in on this page, without its forms. */
export const callApi = async <Answer>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: object,
): Promise<Answer> => {
  const stored = await page.evaluate(() => localStorage.getItem('auth-storage') ?? '{}');
  const { state } = JSON.parse(stored) as { state: { token: string } };
  const headers = { authorization: `Bearer ${state.token}` };
  const answer = await page.request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) });
  const text = await answer.text();
  expect(answer.ok(), text).toBe(true);
  return (text === '' ? null : JSON.parse(text)) as Answer;
};
