import { CANDIDATE_TEXTS, TEXT_LENGTH } from '@famiglia/contract/applications/application-form';
import { APPLICATION_TEXTS, candidateWords } from '@famiglia/contract/applications/application-texts';
import { useState } from 'react';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { formText } from './form.text.ts';
import { linesOf } from './form-draft.ts';
import type { DraftProps } from './form-draft.ts';

/** What candidates are told, each with a preview, and the reasons of refusal. */
export const TextFields = ({ body, onChange }: DraftProps) => {
  const text = useText(formText);
  const language = useLanguage();
  const { name: family } = useCurrentGuild();
  const [reasons, setReasons] = useState(body.refusal_reasons.join('\n'));
  const values = { ...text.sample, form: body.name || text.namePlaceholder, family };
  return (
    <Card>
      <h2 className="border-b border-line px-4 py-3 text-base font-semibold">{text.texts}</h2>
      <div className="grid gap-4 p-4 md:grid-cols-2">
        <p className="text-xs text-pretty text-muted md:col-span-2">{text.textsHint}</p>
        {CANDIDATE_TEXTS.map((kind) => {
          const defaultText = APPLICATION_TEXTS[language].candidate[kind];
          return (
            <FormField
              key={kind}
              label={text.candidateTexts[kind]}
              hint={`${text.preview}: ${candidateWords(body.texts[kind] || defaultText, values)}`}
            >
              {(control) => (
                <TextArea
                  {...control}
                  rows={3}
                  maxLength={TEXT_LENGTH}
                  placeholder={defaultText}
                  value={body.texts[kind]}
                  onChange={(event) => onChange({ texts: { ...body.texts, [kind]: event.target.value } })}
                />
              )}
            </FormField>
          );
        })}
        <FormField label={text.reasons} className="md:col-span-2">
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              value={reasons}
              onChange={(event) => {
                setReasons(event.target.value);
                onChange({ refusal_reasons: linesOf(event.target.value) });
              }}
            />
          )}
        </FormField>
      </div>
    </Card>
  );
};
