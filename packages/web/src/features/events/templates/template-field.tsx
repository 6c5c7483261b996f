import type { EventPlan } from '@famiglia/contract/events/event-plan';
import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Select } from '../../../shared/ui/select.tsx';
import { useTemplates } from '../queries.ts';
import { templatesText } from './templates.text.ts';

const NONE = 'none';

/** Fills the form from a template; nothing is shown while the guild has none. */
export const TemplateField = ({ onChoose }: { onChoose: (plan: EventPlan) => void }) => {
  const text = useText(templatesText);
  const templates = useTemplates(useCurrentGuild().id).data ?? [];
  const [chosen, setChosen] = useState(NONE);
  if (templates.length === 0) return null;
  return (
    <div className="grid content-start gap-1.5">
      <span aria-hidden className="font-medium">
        {text.fromTemplate}
      </span>
      <Select
        label={text.fromTemplate}
        value={chosen}
        options={[
          { value: NONE, label: text.choose },
          ...templates.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(id) => {
          setChosen(id);
          const template = templates.find((one) => one.id === id);
          if (template) onChoose(template.plan);
        }}
      />
    </div>
  );
};
