import { labelOf } from '@famiglia/contract/setting-field';
import { makeCustomId } from '../../interactions/custom-id.ts';
import { chunksOf } from '../chunks-of.ts';
import { fieldTexts } from '../field-texts.ts';
import { formArgs, NUMBER_FORMS } from '../setup-field.ts';
import { setupTexts } from '../setup-texts.ts';
import type { SetupView } from '../setup-view.ts';
import { buttonRow } from './button-row.ts';
import { stringSelect } from './string-select.ts';
import type { ControlRow } from './string-select.ts';

/** Discord shows at most five buttons in a row. */
const BUTTONS_IN_ROW = 5;

export const rewardControls = ({ settings, language }: SetupView, forms = NUMBER_FORMS): ControlRow[] => {
  const texts = setupTexts[language];
  const buttons = [
    ...forms.map(
      (form) =>
        [
          makeCustomId('setup', 'numbers', ...formArgs(form)),
          texts.typeNumbers(form.part, form.page),
        ] as const,
    ),
    [makeCustomId('setup', 'reasons'), texts.typeReasons] as const,
  ];
  return [
    stringSelect({
      customId: makeCustomId('setup', 'mode', String(settings.version)),
      placeholder: labelOf('gg.mode', language),
      options: (['auto', 'review'] as const).map((value) => ({
        value,
        label: fieldTexts[language].modes[value],
        default: value === settings.gg.mode,
      })),
    }),
    ...chunksOf(BUTTONS_IN_ROW, buttons).map((row) => buttonRow(...row)),
  ];
};
