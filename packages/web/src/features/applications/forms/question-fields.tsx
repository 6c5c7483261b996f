import { MAX_QUESTIONS, QUESTION_TYPES } from '@famiglia/contract/applications/application-form';
import type { FormQuestion } from '@famiglia/contract/applications/application-form';
import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { ArrowDown, ArrowUp, Plus, Trash2 } from '../../../shared/ui/icons.ts';
import { Input } from '../../../shared/ui/input.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { Toggle } from '../../../shared/ui/toggle.tsx';
import { formText } from './form.text.ts';
import { linesOf } from './form-draft.ts';

interface QuestionFieldsProps {
  questions: readonly FormQuestion[];
  onChange: (questions: FormQuestion[]) => void;
}

/** The questions in their order; each keeps its id, so that a candidate's draft keeps its answers. */
export const QuestionFields = ({ questions, onChange }: QuestionFieldsProps) => {
  const text = useText(formText);
  const move = (from: number, to: number) => {
    const moved = [...questions];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onChange(moved);
  };
  const add = () => {
    let number = questions.length + 1;
    while (questions.some(({ id }) => id === `q${number}`)) number += 1;
    onChange([
      ...questions,
      { id: `q${number}`, label: '', hint: '', type: 'short', required: true, options: [] },
    ]);
  };
  return (
    <Card>
      <h2 className="border-b border-line px-4 py-3 text-base font-semibold">{text.questions}</h2>
      <ol>
        {questions.map((question, index) => (
          <li key={question.id} className="grid gap-3 border-b border-line p-4">
            <QuestionRow
              question={question}
              onChange={(part) =>
                onChange(questions.map((one) => (one.id === question.id ? { ...one, ...part } : one)))
              }
            />
            <div className="flex flex-wrap items-center gap-1">
              <Toggle
                on={question.required}
                onChange={() =>
                  onChange(
                    questions.map((one) =>
                      one.id === question.id ? { ...one, required: !one.required } : one,
                    ),
                  )
                }
              >
                {text.required}
              </Toggle>
              <IconButton
                label={`${text.up}: ${question.label}`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp aria-hidden className="size-4" />
              </IconButton>
              <IconButton
                label={`${text.down}: ${question.label}`}
                disabled={index === questions.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown aria-hidden className="size-4" />
              </IconButton>
              <IconButton
                label={`${text.remove}: ${question.label}`}
                onClick={() => onChange(questions.filter(({ id }) => id !== question.id))}
              >
                <Trash2 aria-hidden className="size-4" />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      <div className="p-4">
        <Button
          icon={<Plus aria-hidden className="size-4" />}
          disabled={questions.length >= MAX_QUESTIONS}
          onClick={add}
        >
          {text.addQuestion}
        </Button>
      </div>
    </Card>
  );
};

interface QuestionRowProps {
  question: FormQuestion;
  onChange: (part: Partial<FormQuestion>) => void;
}

const QuestionRow = ({ question, onChange }: QuestionRowProps) => {
  const text = useText(formText);
  // Kept as typed: an empty line at the end is the beginning of the next option.
  const [options, setOptions] = useState(question.options.join('\n'));
  return (
    <div className="grid gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_190px] md:items-end">
      <FormField label={text.label}>
        {(control) => (
          <Input
            {...control}
            required
            maxLength={45}
            value={question.label}
            onChange={(event) => onChange({ label: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={text.hint}>
        {(control) => (
          <Input
            {...control}
            maxLength={100}
            value={question.hint}
            onChange={(event) => onChange({ hint: event.target.value })}
          />
        )}
      </FormField>
      <Select
        label={`${text.type}: ${question.label}`}
        value={question.type}
        options={QUESTION_TYPES.map((value) => ({ value, label: text.types[value] }))}
        onChange={(type) => onChange({ type, options: type === 'choice' ? linesOf(options) : [] })}
      />
      {question.type === 'choice' ? (
        <FormField label={text.options} className="md:col-span-3">
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              value={options}
              onChange={(event) => {
                setOptions(event.target.value);
                onChange({ options: linesOf(event.target.value) });
              }}
            />
          )}
        </FormField>
      ) : null}
    </div>
  );
};
