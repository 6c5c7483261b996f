import { PictureField } from '../../../entities/event-picture/picture-field.tsx';
import { useText } from '../../../shared/language/use-text.ts';
import { ColorField } from '../../../shared/ui/color-field.tsx';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import type { LookDraft } from './look-draft.ts';
import { lookText } from './look.text.ts';

interface LookFieldsProps {
  value: LookDraft;
  onChange: (part: Partial<LookDraft>) => void;
  problems: { emoji?: string; picture_id?: string };
}

/** Emoji, colour and picture: what tells an event from the others at a glance. */
export const LookFields = ({ value, onChange, problems }: LookFieldsProps) => {
  const text = useText(lookText);
  return (
    <>
      <FormField
        label={text.emoji}
        hint={text.emojiHint}
        problem={problems.emoji === undefined ? undefined : text.emojiWrong}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={64}
            placeholder="🎯"
            value={value.emoji}
            onChange={(event) => onChange({ emoji: event.target.value })}
          />
        )}
      </FormField>
      <ColorField value={value.color} onChange={(color) => onChange({ color })} />
      <PictureField
        value={value.pictureId}
        onChange={(pictureId) => onChange({ pictureId })}
        isGone={problems.picture_id !== undefined}
      />
    </>
  );
};
