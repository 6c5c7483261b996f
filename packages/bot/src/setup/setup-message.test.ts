import { CHANNEL_PERMISSIONS } from '@famiglia/contract/bot-permissions';
import { DEFAULT_SETTINGS } from '@famiglia/core/settings/default-settings';
import { expect, test } from 'vitest';
import { CHANNEL_SETTINGS, SECTION_NAMES } from './setup-field.ts';
import { setupMessage } from './setup-message.ts';
import type { SetupView } from './setup-view.ts';

const MANY = [1, 7, 99, 10_079, 10_080];
const view = (language: 'ru' | 'en'): SetupView => ({
  settings: {
    ...DEFAULT_SETTINGS,
    time_zone: 'Antarctica/DumontDUrville',
    events: { ...DEFAULT_SETTINGS.events, reminders_minutes: MANY },
    version: 2_000_000_000,
    updated_by: '842764187074560005',
    updated_at: '2026-03-01T12:00:00.000Z',
  },
  gaps: CHANNEL_SETTINGS.map((name) => ({
    setting: `channels.${name}` as const,
    channel_id: '1205960127283200026',
    channel_name: 'x',
    missing: [...CHANNEL_PERMISSIONS],
  })),
  language,
  now: new Date('2026-03-01T12:00:00Z'),
});

const told = (section: 'overview' | 'channels' | 'rewards') =>
  JSON.stringify(setupMessage(view('ru'), { section }).embeds);

/** Discord's own limits, which the longest values must not pass. */
test.each(['ru', 'en'] as const)('every section fits into a message of Discord in %s', (language) => {
  for (const section of ['overview', ...SECTION_NAMES] as const) {
    const { embeds = [], components = [] } = setupMessage(view(language), { section });
    expect(components.length).toBeLessThanOrEqual(5);
    const text = JSON.stringify(embeds);
    expect(text.length).toBeLessThan(6000);
    expect(text).not.toContain('undefined');
    const rows = components as readonly { components: { options?: { value: string; label: string }[] }[] }[];
    for (const { options = [] } of rows.flatMap((row) => row.components)) {
      expect(options.length).toBeLessThanOrEqual(25);
      expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
      for (const { label } of options) expect(label.length).toBeLessThanOrEqual(100);
    }
  }
});

test('what the bot lacks is told in Discord’s own words, next to the channels', () => {
  for (const section of ['overview', 'channels'] as const)
    expect(told(section)).toContain('Встраивать ссылки');
  expect(told('rewards')).not.toContain('Встраивать ссылки');
});

test('a zone that nobody knows breaks nothing', () => {
  const lost = view('en');
  const message = setupMessage(
    { ...lost, settings: { ...lost.settings, time_zone: 'Mars/Olympus' } },
    { section: 'general' },
  );
  expect(JSON.stringify(message.embeds)).toContain('Mars/Olympus (?)');
});
