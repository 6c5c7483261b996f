import type { APIEmbed, BaseMessageOptions } from 'discord.js';
import { expect } from 'vitest';

interface Component {
  label?: string;
  customId?: string;
  placeholder?: string;
  options?: { value: string; label: string; description?: string }[];
}

/** What Discord counts of a message's embeds, all together. */
const charactersOf = (embeds: readonly APIEmbed[]): number =>
  embeds
    .flatMap(({ title, description, footer, author, fields = [] }) => [
      title,
      description,
      footer?.text,
      author?.name,
      ...fields.flatMap(({ name, value }) => [name, value]),
    ])
    .reduce((sum, text) => sum + (text?.length ?? 0), 0);

const expectLength = (text: string | undefined, longest: number, what: string): void =>
  expect(text?.length ?? 0, `${what}: ${text}`).toBeLessThanOrEqual(longest);

/** Fails if Discord would refuse the message for its size. */
export const expectWithinLimits = (message: BaseMessageOptions, what = ''): void => {
  const embeds = (message.embeds ?? []) as APIEmbed[];
  expectLength(message.content, 2000, what);
  expect(embeds.length, what).toBeLessThanOrEqual(10);
  expect(charactersOf(embeds), what).toBeLessThanOrEqual(6000);
  for (const { title, description, fields = [] } of embeds) {
    expectLength(title, 256, what);
    expectLength(description, 4096, what);
    expect(description, what).not.toBe('');
    expect(fields.length, what).toBeLessThanOrEqual(25);
    for (const { name, value } of fields) {
      expect(name.length * value.length, what).toBeGreaterThan(0);
      expectLength(name, 256, what);
      expectLength(value, 1024, what);
    }
  }
  const rows = (message.components ?? []) as readonly { components: Component[] }[];
  expect(rows.length, what).toBeLessThanOrEqual(5);
  const ids = rows.flatMap(({ components }) => components.map(({ customId }) => customId));
  expect(new Set(ids).size, what).toBe(ids.length);
  for (const { components } of rows) {
    expect(components.length, what).toBeLessThanOrEqual(5);
    for (const component of components) expectComponent(component, what);
  }
};

const expectComponent = ({ label, placeholder, options }: Component, what: string): void => {
  expectLength(label, 80, what);
  expectLength(placeholder, 150, what);
  if (options === undefined) return;
  expect(options.length, what).toBeGreaterThan(0);
  expect(options.length, what).toBeLessThanOrEqual(25);
  expect(new Set(options.map(({ value }) => value)).size, what).toBe(options.length);
  for (const option of options) {
    expectLength(option.label, 100, what);
    expectLength(option.value, 100, what);
    expectLength(option.description, 100, what);
  }
};
