import { ERRORS } from '@famiglia/contract/kit/error-codes';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommandAction } from './command.ts';
import { FEATURES } from '../../features.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';
import { buildRegistry } from './registry.ts';

/** Every option that the bot completes, of every command. */
const COMPLETED = [...buildRegistry(FEATURES).commands.values()].flatMap((command) => {
  const actions: [string | undefined, CommandAction][] =
    'subcommands' in command ? command.subcommands.map((one) => [one.name.en, one]) : [[undefined, command]];
  return actions.flatMap(([subcommand, { options = [] }]) =>
    options
      .filter(({ autocomplete }) => autocomplete === true)
      .map(({ name }) => ({ name: command.name.en, subcommand, focused: name.en, options })),
  );
});

const OTHERS = { user: PEOPLE.english_member, integer: 1, number: 1, boolean: 'true' } as const;

let started: TestBot;
beforeAll(async () => {
  started = await startTestBot({ sandbox: { rateLimits: false } });
});
afterAll(async () => started.stop());

const place = { guild_id: GUILDS.moretti, channel_id: MORETTI_CHANNELS.general, user_id: PEOPLE.member };

test.for(COMPLETED)(
  '/$name $subcommand answers whoever types $focused, also without the right',
  async (one) => {
    const { name, subcommand, focused, options } = one;
    const command = { ...place, name, ...(subcommand === undefined ? {} : { subcommand }) };
    const { choices } = await started.people.autocomplete({
      ...command,
      options: { [focused]: '' },
      focused,
    });
    expect(choices).toBeDefined();
    const refusal = choices?.find(({ value }) => String(value).startsWith('refused:'));
    if (refusal === undefined) return;
    expect(choices).toHaveLength(1);
    const others = options
      .filter(({ required, name: { en } }) => required === true && en !== focused)
      .map(({ name: { en }, type, choices: given }) => [
        en,
        given?.[0]?.value ?? (type in OTHERS ? OTHERS[type as keyof typeof OTHERS] : 'sample'),
      ]);
    const picked = await started.people.command({
      ...command,
      options: { ...Object.fromEntries(others), [focused]: String(refusal.value) },
    });
    expect(picked.message?.content).toContain(refusal.name.replace(/…$/, ''));
  },
);

test('the right that is missing is named where lists of people are offered', async () => {
  for (const [name, subcommand, focused] of [
    ['file', undefined, 'find'],
    ['warn', undefined, 'reason'],
    ['blacklist', 'remove', 'entry'],
    ['mp', 'template', 'template'],
  ] as const) {
    const { choices } = await started.people.autocomplete({
      ...place,
      name,
      ...(subcommand === undefined ? {} : { subcommand }),
      options: { [focused]: '' },
      focused,
    });
    expect(choices?.map((choice) => choice.name)).toEqual(['На это у вас нет права.']);
    expect(ERRORS.permission_denied.ru).toContain('На это у вас нет права.');
  }
});
