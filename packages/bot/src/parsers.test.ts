import { expectLinear } from '@famiglia/contract/testing/expect-linear';
import { test } from 'vitest';
import { parseCustomId } from './kit/interactions/custom-id.ts';
import { escapeText } from './kit/discord/escape-text.ts';

test.each<[string, (text: string) => unknown]>([
  ['what a button carries', parseCustomId],
  ['a text that is shown', escapeText],
])('parsing %s takes time linear in the length of the text', (_what, work) => expectLinear(work));
