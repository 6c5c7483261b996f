import { LOG_LIMITS } from '@famiglia/contract/cabinet-log/cabinet-log';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { Trail } from '../../../shared/ui/trail.tsx';
import { LogList } from './log-list.tsx';
import { useReadLog } from './log-queries.ts';
import { logText } from './log.text.ts';

/** `/guild/:guildId/treasury/log`: a text of the game's log is pasted here, and earlier ones are taken back. */
export const LogPage = () => {
  const text = useText(logText);
  const { id: guildId } = useCurrentGuild();
  return (
    <>
      <Trail
        label={text.path}
        parents={[{ to: `/guild/${guildId}/treasury`, name: text.treasury }]}
        here={text.title}
      />
      <PageHeader title={text.title} />
      <PasteForm />
      <LogList />
    </>
  );
};

const PasteForm = () => {
  const text = useText(logText);
  const { id: guildId } = useCurrentGuild();
  const navigate = useNavigate();
  const read = useReadLog();
  const [pasted, setPasted] = useState('');
  const [tried, setTried] = useState(false);
  const isEmpty = pasted.trim() === '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isEmpty) return;
    read.mutate(
      { text: pasted },
      { onSuccess: (opened) => void navigate(`/guild/${guildId}/treasury/log/${opened.import.id}`) },
    );
  };
  return (
    <Card className="mb-6 p-4">
      <form noValidate onSubmit={send} className="grid gap-3">
        <FormField
          label={text.paste}
          hint={text.pasteHint}
          problem={tried && isEmpty ? text.pasteMissing : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={8}
              maxLength={LOG_LIMITS.text}
              spellCheck={false}
              value={pasted}
              onChange={(event) => setPasted(event.target.value)}
            />
          )}
        </FormField>
        <Refusal error={read.error} />
        <Button type="submit" variant="primary" className="justify-self-start" loading={read.isPending}>
          {text.read}
        </Button>
      </form>
    </Card>
  );
};
