import { expect, test } from 'vitest';
import { answerProblem, formStateAt, questionPages } from './application-form.ts';
import type { FormQuestion } from './application-form.ts';
import { APPLICATION_STATUSES, APPLICATION_STEPS, mayStep } from './application-steps.ts';
import type { ApplicationStep } from './application-steps.ts';
import { candidateWords } from './application-texts.ts';

test('an application changes only along the allowed steps', () => {
  const allowed = Object.fromEntries(
    Object.keys(APPLICATION_STEPS).map((step) => [
      step,
      APPLICATION_STATUSES.filter((status) => mayStep(step as ApplicationStep, status)).join(' '),
    ]),
  );
  expect(allowed).toEqual({
    submit: 'draft',
    take: 'submitted',
    release: 'in_review',
    call: 'submitted in_review interview',
    no_show: 'interview',
    accept: 'submitted in_review interview',
    refuse: 'submitted in_review interview',
    reopen: 'accepted refused',
    withdraw: 'draft submitted in_review interview',
  });
});

const question = (type: FormQuestion['type'], more: Partial<FormQuestion> = {}): FormQuestion => ({
  id: 'q',
  label: 'Question',
  hint: '',
  type,
  required: true,
  options: [],
  ...more,
});

test('each type of question accepts what it asks for', () => {
  expect(answerProblem(question('short'), ' ')).toBe('missing');
  expect(answerProblem(question('short', { required: false }), '')).toBeNull();
  expect(answerProblem(question('short'), 'x'.repeat(201))).toBe('too_long');
  expect(answerProblem(question('static'), '#70233')).toBeNull();
  expect(answerProblem(question('static'), '12')).toBe('bad_static');
  expect(answerProblem(question('nick'), 'Ivan_Petrov')).toBeNull();
  expect(answerProblem(question('nick'), '<@1>')).toBe('bad_nick');
  expect(answerProblem(question('age'), '17')).toBeNull();
  expect(answerProblem(question('age'), '7')).toBe('bad_age');
  expect(answerProblem(question('number'), '2,5')).toBeNull();
  expect(answerProblem(question('number'), 'many')).toBe('not_a_number');
  const choice = question('choice', { options: ['Day', 'Night'] });
  expect(answerProblem(choice, 'Night')).toBeNull();
  expect(answerProblem(choice, 'Morning')).toBe('not_an_option');
});

test('pages have five questions at most, and pictures are not on them', () => {
  const seven = Array.from({ length: 7 }, (_, index) => question('short', { id: `q${index}` }));
  const pages = questionPages([question('screenshot', { id: 'p' }), ...seven]);
  expect(pages.map((page) => page.length)).toEqual([5, 2]);
});

test('a form is open by hand and inside its schedule', () => {
  const now = new Date('2026-05-01T12:00:00Z');
  const schedule = { is_open: true, opens_at: null, closes_at: null };
  expect(formStateAt(schedule, now)).toBe('open');
  expect(formStateAt({ ...schedule, is_open: false }, now)).toBe('closed');
  expect(formStateAt({ ...schedule, opens_at: '2026-05-02T00:00:00Z' }, now)).toBe('not_yet');
  expect(formStateAt({ ...schedule, closes_at: '2026-05-01T12:00:00Z' }, now)).toBe('over');
});

test('a text fills in what it knows and leaves other braces alone', () => {
  const values = { name: '{reason}', form: 'Family', family: 'Moretti', reason: 'Too young', time: '' };
  expect(candidateWords('Hi {name}: {reason} {else}', values)).toBe('Hi {reason}: Too young {else}');
});
