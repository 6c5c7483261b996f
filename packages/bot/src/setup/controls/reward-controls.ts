import { makeCustomId } from '../../interactions/custom-id.ts';
import { fieldTexts } from '../field-texts.ts';
import { NUMBER_FORMS } from '../setup-field.ts';
import type { NumberFormName } from '../setup-field.ts';
import { setupTexts } from '../setup-texts.ts';
import type { SetupView } from '../setup-view.ts';
import { buttonRow } from './button-row.ts';
import { stringSelect } from './string-select.ts';
import type { ControlRow } from './string-select.ts';

export const rewardControls = ({ settings, language }: SetupView): ControlRow[] => {
  const { labels, modes } = fieldTexts[language];
  const texts = setupTexts[language];
  return [
    stringSelect({
      customId: makeCustomId('setup', 'mode', String(settings.version)),
      placeholder: labels['gg.mode'],
      options: (['auto', 'review'] as const).map((value) => ({
        value,
        label: modes[value],
        default: value === settings.gg.mode,
      })),
    }),
    buttonRow(
      ...(Object.keys(NUMBER_FORMS) as NumberFormName[]).map(
        (name) => [makeCustomId('setup', 'numbers', name), texts.typeNumbers[name]] as const,
      ),
      [makeCustomId('setup', 'reasons'), texts.typeReasons],
    ),
  ];
};
