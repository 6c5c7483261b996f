import { makeCustomId } from '../../interactions/custom-id.ts';
import { durationText } from '../duration-text.ts';
import { fieldTexts } from '../field-texts.ts';
import type { SetupView } from '../setup-view.ts';
import { stringSelect } from './string-select.ts';
import type { ControlRow } from './string-select.ts';

const COMMON_MINUTES = [5, 10, 15, 30, 45, 60, 120, 180, 360, 720, 1440, 2880];
const AT_MOST = 5;

export const reminderControls = ({ settings, language }: SetupView): ControlRow[] =>
  (['events', 'capts'] as const).map((kind) => {
    const chosen = settings[kind].reminders_minutes;
    // What was set in the panel to another number can be kept here as well.
    const offered = [...new Set([...COMMON_MINUTES, ...chosen])].toSorted((left, right) => left - right);
    return stringSelect({
      customId: makeCustomId('setup', 'reminders', String(settings.version), kind),
      placeholder: fieldTexts[language].labels[`${kind}.reminders_minutes`],
      many: AT_MOST,
      options: offered.map((minutes) => ({
        value: String(minutes),
        label: durationText(minutes, language),
        default: chosen.includes(minutes),
      })),
    });
  });
