import { expectLinear } from '@famiglia/contract/testing/expect-linear';
import { test } from 'vitest';
import { parseStart } from './events/parse-start.ts';
import { parseCustomId } from './interactions/custom-id.ts';
import { escapeText } from './discord/escape-text.ts';

test.each<[string, (text: string) => unknown]>([
  ['when something starts', (text) => parseStart(text, 'Europe/Moscow', new Date('2026-03-01T12:00:00Z'))],
  ['what a button carries', parseCustomId],
  ['a text that is shown', escapeText],
])('parsing %s takes time linear in the length of the text', (_what, work) => expectLinear(work));
