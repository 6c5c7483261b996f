import { readCabinetLog } from '@famiglia/core/cabinet-log/open-log';
import type { Actor } from '@famiglia/core/platform/actor';
import type { Context } from '@famiglia/core/platform/context';
import { PEOPLE } from '@famiglia/sandbox/demo-ids';
import { nameOf } from '../features/treasury/log/log-groups.ts';
import type { SampleAction, Use } from './sample-action.ts';

const WORDS = 'Взято из баланса семьи';
const WHO = 'Luffy Klaiz #206656';
const TEXT = ['08.01.2026, 18:22', '-$200', '$2 364,39', WORDS, WHO].join('\n');

/** A text of the cabinet log that waits in the guild. */
export const addLog = async (context: Context, actor: Actor, guildId: string): Promise<string> =>
  (await readCabinetLog(context, actor, { guildId, text: TEXT })).import.id;

const onLog = (use: (id: string) => Use): SampleAction[] => [{ names: 'log', by: 'entitled', use }];
const words = nameOf(`true ${WORDS.toLowerCase()}`);
const line = nameOf('2026-01-08 18:22 -20000 236439 0');

/** What officers do with texts of the cabinet log. */
export const cabinetLogActions: Record<string, SampleAction[]> = {
  'modal treasury:log': [{ by: 'entitled', use: () => ({ fields: { text: TEXT } }) }],
  'button treasury:log-page': onLog((id) => ({ args: [id, '0'] })),
  'button treasury:log-enter': onLog((id) => ({ args: [id, 'unseen'] })),
  'button treasury:log-discard': onLog((id) => ({ args: [id] })),
  'button treasury:log-count': [
    { by: 'entitled', use: () => ({ args: ['0c6f6b6e-4f53-4d0e-9d2b-4b0e3a4f5a62', '500', '0'] }) },
  ],
  'button treasury:log-back': onLog((id) => ({ args: [id] })),
  'select treasury:log-words': onLog((id) => ({ args: [id, '0'], values: [words] })),
  'select treasury:log-who': onLog((id) => ({ args: [id, '0'], values: [nameOf(WHO)] })),
  'select treasury:log-line': onLog((id) => ({ args: [id, '0'], values: [line] })),
  'select treasury:log-open': onLog((id) => ({ values: [id] })),
  'modal treasury:log-words': onLog((id) => ({ args: [id, '0', words], fields: { purpose: ['cash'] } })),
  'modal treasury:log-who': onLog((id) => ({
    args: [id, '0', nameOf(WHO)],
    fields: { person: [PEOPLE.member] },
  })),
  'modal treasury:log-line': onLog((id) => ({
    args: [id, '0', line],
    fields: { whether: ['no'], purpose: ['none'] },
  })),
};
