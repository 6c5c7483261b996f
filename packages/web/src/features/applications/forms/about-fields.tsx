import { TEXT_LENGTH } from '@famiglia/contract/applications/application-form';
import { useText } from '../../../shared/language/use-text.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { Toggle } from '../../../shared/ui/toggle.tsx';
import { formText } from './form.text.ts';
import type { DraftProps } from './form-draft.ts';

export const AboutFields = ({ body, onChange }: DraftProps) => {
  const text = useText(formText);
  return (
    <Card className="grid gap-4 p-4">
      <FormField label={text.name}>
        {(control) => (
          <Input
            {...control}
            required
            maxLength={60}
            placeholder={text.namePlaceholder}
            value={body.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={text.intro}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={TEXT_LENGTH}
            value={body.intro}
            onChange={(event) => onChange({ intro: event.target.value })}
          />
        )}
      </FormField>
      <div>
        <Toggle on={body.is_open} onChange={() => onChange({ is_open: !body.is_open })}>
          {text.isOpen}
        </Toggle>
      </div>
    </Card>
  );
};
