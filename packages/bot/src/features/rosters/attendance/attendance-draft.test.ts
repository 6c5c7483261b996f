import { expect, test } from 'vitest';
import { createDrafts, newDraft } from './attendance-draft.ts';

const sheet = { gathering: { version: 0 }, people: [], extra: [] } as unknown as Parameters<
  typeof newDraft
>[1];

test('a guild that opens many attendances loses its own oldest marks, never those of another guild', () => {
  const drafts = createDrafts();
  const other = newDraft({ guildId: '1', rosterId: 'quiet' }, sheet);
  drafts.keep(other);
  const many = Array.from({ length: 21 }, () => newDraft({ guildId: '2', rosterId: 'busy' }, sheet));
  for (const draft of many) drafts.keep(draft);
  expect(drafts.find(other.key, 'quiet')).toBe(other);
  expect(many.map(({ key }) => drafts.find(key, 'busy') !== null)).toEqual([
    false,
    ...Array.from({ length: 20 }, () => true),
  ]);
});
