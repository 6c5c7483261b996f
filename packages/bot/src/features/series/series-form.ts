import type { Language } from '@famiglia/contract/kit/language';
import type { EventSeries } from '@famiglia/contract/series/series';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { choiceField, form, textField } from '../../kit/interactions/form.ts';
import type { Form } from '../../kit/interactions/form.ts';
import { seriesTexts } from './series-texts.ts';

/** The leader's input, unchanged; days are numbers, Monday is 1. */
export interface TypedSeries {
  days: readonly string[];
  clock: string;
  weeks: string;
  until: string;
  hours: string;
}

/** The source of the form: an event or a template to repeat, or a series to change. */
export type SeriesSubject = readonly ['event' | 'template' | 'edit', string, ...string[]];

export const typedOfSeries = (series: EventSeries): TypedSeries => ({
  days: series.days.map(String),
  clock: series.clock,
  weeks: String(series.every_weeks),
  until: series.until === null ? '' : series.until.split('-').toReversed().join('.'),
  hours: String(series.hours_before),
});

/** The first values for an event or a template: weekly, with sign-up opening a day before. */
export const typedAnew = (day: number | null, clock: string): TypedSeries => ({
  days: day === null ? [] : [String(day)],
  clock,
  weeks: '1',
  until: '',
  hours: '24',
});

export const seriesForm = (language: Language, typed: TypedSeries, subject: SeriesSubject): Form => {
  const texts = seriesTexts[language];
  return form(
    makeCustomId('series', 'save', ...subject),
    texts.form[subject[0] === 'edit' ? 'edit' : 'create'],
    [
      choiceField('days', {
        label: texts.days,
        description: texts.daysHint,
        most: 7,
        options: texts.weekdays.map((name, index) => {
          const value = String(index + 1);
          return { label: name, value, default: typed.days.includes(value) };
        }),
      }),
      textField('clock', {
        label: texts.clock,
        description: texts.clockHint,
        value: typed.clock,
        maxLength: 10,
      }),
      textField('weeks', {
        label: texts.weeks,
        description: texts.weeksHint,
        value: typed.weeks,
        maxLength: 5,
      }),
      textField('until', {
        label: texts.until,
        description: texts.untilHint,
        value: typed.until,
        maxLength: 40,
        required: false,
      }),
      textField('hours', {
        label: texts.hours,
        description: texts.hoursHint,
        value: typed.hours,
        maxLength: 5,
      }),
    ],
  );
};
