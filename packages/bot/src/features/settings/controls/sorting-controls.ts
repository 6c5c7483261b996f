import { CRITERION_NOTES } from '@famiglia/contract/settings/criterion-notes';
import { makeCustomId } from '../../../kit/interactions/custom-id.ts';
import { fieldTexts } from '../field-texts.ts';
import { MOVABLE_CRITERIA } from '../place-criterion.ts';
import { setupTexts } from '../setup-texts.ts';
import type { SetupView } from '../setup-view.ts';
import { stringSelect } from './control-rows.ts';
import type { ControlRow } from './control-rows.ts';

/** The value that ends the list. */
export const NOTHING_MORE = 'nothing';

/**
 * One select per position, highest first; the position after the last chosen one is enabled, later ones are
 * disabled.
 */
export const sortingControls = ({ settings, language }: SetupView): ControlRow[] => {
  const texts = setupTexts[language];
  const order = settings.events.sorting.filter((criterion) => criterion !== 'signed_up_at');
  return MOVABLE_CRITERIA.map((_, place) =>
    stringSelect({
      customId: makeCustomId('setup', 'sorting', String(settings.version), String(place)),
      placeholder: texts.place(place + 1),
      disabled: place > order.length,
      options: [
        ...MOVABLE_CRITERIA.map((value) => ({
          value,
          label: `${place + 1}. ${fieldTexts[language].criteria[value]}`,
          description: CRITERION_NOTES[language][value],
          default: order[place] === value,
        })),
        { value: NOTHING_MORE, label: `${place + 1}. ${texts.nothingMore}`, default: place === order.length },
      ],
    }),
  );
};
