import { labelOf } from '@famiglia/contract/settings/setting-field';
import type { FieldOfKind } from '@famiglia/contract/settings/setting-field';
import { readField } from '@famiglia/contract/settings/settings-values';
import { durationText } from '../duration-text.ts';
import type { SetupView } from '../setup-view.ts';
import { stringSelect } from './control-rows.ts';
import type { ControlRow } from './control-rows.ts';

const COMMON_MINUTES = [5, 10, 15, 30, 45, 60, 120, 180, 360, 720, 1440, 2880];
const AT_MOST = 5;

export const reminderControl = (
  { settings, language }: SetupView,
  field: FieldOfKind<'reminders'>,
  customId: string,
): ControlRow => {
  const chosen = readField(settings, field);
  // A different number chosen in the panel is offered here as well.
  const offered = [...new Set([...COMMON_MINUTES, ...chosen])].toSorted((left, right) => left - right);
  return stringSelect({
    customId,
    placeholder: labelOf(field, language),
    many: AT_MOST,
    options: offered.map((minutes) => ({
      value: String(minutes),
      label: durationText(minutes, language),
      default: chosen.includes(minutes),
    })),
  });
};
